import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { messagesOf } from '../forms/schema.ts';

type Values = Record<string, unknown>;
/** An invalid value, its message, and the field that shows it if different. */
type Refusal = readonly [field: string, value: unknown, message: unknown, shownAt?: string];
export type Refusals = readonly Refusal[];
type FormCase = {
  /** Created inside the test, so that coverage is attributed to it. */
  of: () => z.ZodMiniType;
  good: Values;
  /** Sent values that differ from the typed ones. */
  sent?: Values;
  bad?: Refusals;
  alsoGood?: readonly Values[];
};

/** Any message; the rule's own tests check its text. */
export const aMessage: unknown = expect.any(String);

/** Tests the values that each form accepts, sends and refuses. */
export function formCases(cases: Readonly<Record<string, FormCase>>): void {
  describe.each(Object.entries(cases))(
    'the form of %s',
    (_name, { of, good, sent = {}, bad = [], alsoGood = [] }) => {
      it('accepts valid values and sends them as the bank expects', () => {
        expect(messagesOf(of(), good)).toEqual({});
        expect(of().parse(good)).toMatchObject(sent);
        for (const change of alsoGood) expect(messagesOf(of(), { ...good, ...change })).toEqual({});
      });

      for (const [field, value, message, shownAt = field] of bad) {
        it(`refuses ${field} ${JSON.stringify(value)}`, () => {
          expect(messagesOf(of(), { ...good, [field]: value })).toMatchObject({ [shownAt]: message });
        });
      }
    },
  );
}
