import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Identity } from '../identity.ts';
import type { Mail } from './texts.ts';

const row = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  code: z.string().nullable(),
  sent_at: z.number(),
});

export type SentMail = Readonly<{
  id: number;
  to: string;
  subject: string;
  body: string;
  /** Code or temporary password in the mail, if any. */
  code: string | null;
  sentAt: string;
}>;

const maxMails = 500;

/** Stores a mail for the outbox page. */
export function sendMail(identity: Identity, to: string, mail: Mail): void {
  identity.database
    .prepare('INSERT INTO mails (recipient, subject, body, code, sent_at) VALUES (?, ?, ?, ?, ?)')
    .run(to, mail.subject, mail.body, mail.code, identity.clock());
  identity.database.prepare('DELETE FROM mails WHERE id <= (SELECT max(id) FROM mails) - ?').run(maxMails);
}

/** Returns the sent mails, newest first; only those to `to` if given. */
export function sentMails(database: DatabaseSync, to?: string): SentMail[] {
  return database
    .prepare('SELECT * FROM mails WHERE ?1 IS NULL OR recipient = ?1 ORDER BY id DESC LIMIT 200')
    .all(to ?? null)
    .map((found) => {
      const { id, recipient, subject, body, code, sent_at } = row.parse(found);
      return { id, to: recipient, subject, body, code, sentAt: new Date(sent_at).toISOString() };
    });
}
