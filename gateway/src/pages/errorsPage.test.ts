import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'graphql';
import { PRODUCTION, runGateway } from '../testing/gateway.ts';
import { ERROR_CODES } from './errorCodes.ts';
import { errorsPage, userErrorRows } from './errorsPage.ts';

const source = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

describe('the page of error codes', () => {
  it('has every code of the schema with what it means and where it comes from', () => {
    const rows = userErrorRows();
    expect(rows.length).toBeGreaterThan(15);
    const page = errorsPage();
    for (const { code, means, origin } of rows) {
      expect(means, code).toMatch(/^[A-Z].{15,}\.$/);
      expect(origin, code).not.toBe('');
      expect(page).toContain(`<th scope="row" id="${code}">`);
    }
    expect(rows.find(({ code }) => code === 'CODE_INVALID')?.origin).toBe('`validate_code`');
  });

  it('follows the schema', () => {
    const added = parse('enum UserErrorCode { "A thing is odd (`thing`)." ODD  NAKED }');
    expect(userErrorRows(added)).toEqual([
      { code: 'ODD', means: 'A thing is odd (`thing`).', origin: '`thing`' },
      { code: 'NAKED', means: '', origin: 'gateway' },
    ]);
  });

  it('has every code that the gateway gives to an error', () => {
    const given = [
      '../http/errors.ts',
      '../graphql/graphqlErrors.ts',
      '../graphql/graphqlRoute.ts',
      '../files/files.ts',
      '../bank/errors.ts',
      '../session/user.ts',
    ].flatMap((name) =>
      [
        ...source(name).matchAll(/'([A-Z]{3,}(?:_[A-Z]+)+|FORBIDDEN|INTERNAL|UNAVAILABLE|UNAUTHENTICATED)'/g),
      ].map(([, code = '']) => code),
    );
    const known = new Set(Object.keys(ERROR_CODES));
    expect(given.length).toBeGreaterThan(15);
    // Names of the network library and of the bank's own idempotency, which never leave.
    expect(given.filter((code) => !known.has(code) && !code.startsWith('UND_ERR_'))).toEqual([]);
  });

  it('is served in development, closed in itself, and not in production unless asked for', async () => {
    const open = await runGateway();
    const page = await open.app.inject('/errors');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).not.toMatch(/<script|style=/);
    await open.close();
    for (const [setting, status] of [
      [undefined, 404],
      ['on', 200],
    ] as const) {
      const gateway = await runGateway({ ...PRODUCTION, ...(setting ? { ERRORS_PAGE: setting } : {}) });
      expect((await gateway.app.inject('/errors')).statusCode).toBe(status);
      await gateway.close();
    }
  });
});
