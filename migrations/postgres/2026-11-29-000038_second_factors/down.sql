DROP TABLE totp_secrets;
DROP TABLE passkeys;
DROP TABLE recovery_codes;
DROP TABLE pending_logins;
DROP TABLE passkey_challenges;
ALTER TABLE sessions DROP COLUMN second_factor;
ALTER TABLE sessions DROP COLUMN address;
