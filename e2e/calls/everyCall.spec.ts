import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { callsFile } from '../support/bankCallsSeen.ts';

const REQUIREMENTS = join(import.meta.dirname, '../../tests/ledger/requirements.tsv');
const CALL = /^(CA-\d+)\tcall\t(GET|POST|PATCH) (\/api\/[^\s?]+)/gm;

/** Matches a call's line in the proxy's log. */
const lineOf = (method: string, path: string): RegExp =>
  new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'm');

// Runs after the journeys and reads the log of the proxy between gateway and bank.
test('every call in the specification has reached the bank from a screen', () => {
  const seen = readFileSync(callsFile(), 'utf8');
  const calls = [...readFileSync(REQUIREMENTS, 'utf8').matchAll(CALL)];
  expect(calls).toHaveLength(81);
  const missing = calls.filter(([, , method = '', path = '']) => !lineOf(method, path).test(seen));
  expect(missing.map(([line]) => line)).toEqual([]);
});
