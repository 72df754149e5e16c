-- Games of other variants, and the ends that they have. No list of variants and of endings is checked
-- any more: each new one would copy the table. What is written is compared by `zugpost verify`.
ALTER TABLE games DROP CONSTRAINT games_variant_check;
ALTER TABLE games ADD CONSTRAINT games_variant_check CHECK (variant <> '');
ALTER TABLE games DROP CONSTRAINT games_ending_check;
ALTER TABLE games ADD CONSTRAINT games_ending_check CHECK (ending <> '');
ALTER TABLE challenges DROP CONSTRAINT challenges_variant_check;
ALTER TABLE challenges ADD CONSTRAINT challenges_variant_check CHECK (variant <> '');
