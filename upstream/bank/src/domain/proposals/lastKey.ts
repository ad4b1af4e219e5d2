import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { invalid } from '../../platform/http/errors.ts';
import type { getProposalsQuery } from '../api/proposals.ts';

type Query = z.infer<typeof getProposalsQuery>;

/** Sort position of a page's last row; `at` has no spaces. */
export type Position = { at: string; number: number };

const PARTS = /^(\S+) (\d{1,15})$/;

/** Signs the position with filters and caller, so a key is valid only for its list (docs/domain.md#dashboard-list). */
function signature(secret: string, caller: string, query: Query, text: string): Buffer {
  const filters = Object.entries(query)
    .filter(([name, value]) => name !== 'lastKey' && value !== undefined)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return createHmac('sha256', `last key ${secret}`)
    .update(JSON.stringify([text, caller, filters]))
    .digest()
    .subarray(0, 16);
}

/** Returns the key that continues a list after this position for the same caller and filters. */
export function writeLastKey(secret: string, caller: string, query: Query, { at, number }: Position): string {
  const text = `${at} ${number}`;
  const signed = Buffer.concat([signature(secret, caller, query, text), Buffer.from(text)]);
  return signed.toString('base64url');
}

/** Returns the position in a key; null without a key. @throws {ApiError} 400 for the key of another list. */
export function readLastKey(secret: string, caller: string, query: Query): Position | null {
  if (query.lastKey === undefined) return null;
  const bytes = Buffer.from(query.lastKey, 'base64url');
  const text = bytes.subarray(16).toString();
  const [, at, number] = PARTS.exec(text) ?? [];
  const signed = bytes.subarray(0, 16);
  const isOwn = signed.length === 16 && timingSafeEqual(signed, signature(secret, caller, query, text));
  if (!isOwn || at === undefined) throw invalid({ lastKey: 'Esta página no corresponde a la búsqueda.' });
  return { at, number: Number(number) };
}
