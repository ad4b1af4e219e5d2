import { afterAll, beforeAll, expect, it } from 'vitest';
import ceibo from '../../../brand.json' with { type: 'json' };
import { parseBrandFile } from '@prendarios/rules/brandFile';
import { type Running, runGateway } from '../testing/gateway.ts';

const PATH = '/.well-known/security.txt';
const now = new Date('2026-11-20T15:04:05Z');
const nandu = parseBrandFile(
  JSON.stringify({ ...ceibo, contacts: { ...ceibo.contacts, security: 'fallas@nandu.example' } }),
);

let named: Running;
let unnamed: Running;
beforeAll(async () => {
  named = await runGateway(
    { PUBLIC_ORIGIN: 'https://prendarios.example' },
    { now: () => now },
    { brand: nandu },
  );
  unnamed = await runGateway({}, { now: () => now });
});
afterAll(async () => {
  await named.close();
  await unnamed.close();
});

it("security.txt has the brand file's contact, an expiry within a year and its own URL", async () => {
  const { statusCode, headers, body } = await named.app.inject(PATH);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:fallas@nandu.example',
    'Expires: 2027-02-18T00:00:00.000Z',
    'Preferred-Languages: es, en',
    `Canonical: https://prendarios.example${PATH}`,
    '',
  ]);
});

it('security.txt omits its own URL without a public origin', async () => {
  const { body } = await unnamed.app.inject(PATH);
  expect(body).toContain(`Contact: mailto:${ceibo.contacts.security}\n`);
  expect(body).not.toContain('Canonical');
});
