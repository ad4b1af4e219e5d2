import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { buildIdentity } from '../app.ts';
import { readSettings, type Settings } from '../settings.ts';

const mails = z.object({ messages: z.array(z.object({ subject: z.string(), code: z.string().nullable() })) });

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** Starts a stand-in with a separate port and directory, and a clock that tests can advance. */
export async function startServer(
  changed: Partial<Settings> = {},
  directory = mkdtempSync(join(tmpdir(), 'identity-')),
) {
  const settings = {
    ...readSettings({ LOG_LEVEL: 'silent', DATA_DIR: directory, PORT: '0' }),
    ...changed,
  };
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const app = await buildIdentity(settings, clock);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  /** Calls an operation without aws-amplify. */
  async function call(operation: string, body: object, headers: Record<string, string> = {}) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: z.record(z.string(), z.any()).parse(await answer.json()) };
  }

  const mailsTo = async (email: string) => {
    const answer = await fetch(`${url}/outbox.json?to=${encodeURIComponent(email)}`);
    return mails.parse(await answer.json()).messages;
  };

  return {
    url,
    settings,
    directory,
    clock,
    call,
    mailsTo,
    /** Returns the code or temporary password of the last mail that has one. */
    async lastCode(email: string): Promise<string> {
      const code = (await mailsTo(email)).find((mail) => mail.code !== null)?.code;
      if (code === undefined || code === null) throw new Error(`No code was mailed to ${email}.`);
      return code;
    },
    wait(milliseconds: number) {
      ahead += milliseconds;
    },
    async stop({ keepData = false } = {}) {
      await app.close();
      if (!keepData) rmSync(directory, { recursive: true, force: true });
    },
  };
}
