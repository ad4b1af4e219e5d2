/** Each entry brings the database from its index to the next version; entries are never edited, only added. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED')),
    srp_salt TEXT NOT NULL,
    srp_verifier TEXT NOT NULL,
    temporary_until INTEGER,
    attributes TEXT NOT NULL,
    groups TEXT NOT NULL DEFAULT '[]',
    software_token TEXT NOT NULL DEFAULT 'NONE'
      CHECK (software_token IN ('NONE', 'SETUP_REQUIRED', 'ENABLED', 'DISABLED')),
    token_secret TEXT,
    pending_token_secret TEXT,
    token_last_step INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    origin_jti TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    refresh_hash TEXT NOT NULL UNIQUE,
    scope TEXT NOT NULL,
    auth_time INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_of_user ON sessions (user_id);
  CREATE TABLE challenges (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    payload TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE codes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    hash TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, purpose)
  ) STRICT;
  CREATE TABLE attempts (
    scope TEXT NOT NULL,
    subject TEXT NOT NULL,
    count INTEGER NOT NULL,
    resets_at INTEGER NOT NULL,
    PRIMARY KEY (scope, subject)
  ) STRICT;
  CREATE TABLE mails (
    id INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    code TEXT,
    sent_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE authorization_codes (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    redirect_uri TEXT NOT NULL,
    code_challenge TEXT NOT NULL,
    scope TEXT NOT NULL,
    nonce TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT;
  `,
  `DROP TABLE attempts;`,
];
