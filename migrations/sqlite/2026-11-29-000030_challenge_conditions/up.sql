-- Who may accept a challenge to everyone, as JSON, as `tournaments.entry_conditions` has it. NULL: everybody.
ALTER TABLE challenges ADD COLUMN conditions TEXT;
