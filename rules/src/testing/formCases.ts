import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { messagesOf } from '../forms/schema.ts';

type Values = Record<string, unknown>;
/** A field's value that is refused, the message, and the field that shows it unless it is the same one. */
type Refusal = readonly [field: string, value: unknown, message: unknown, shownAt?: string];
export type Refusals = readonly Refusal[];
type FormCase = {
  /** Made in the test, so that what it reaches is known. */
  of: () => z.ZodMiniType;
  /** As typed, and accepted. */
  good: Values;
  /** What is sent otherwise than it was typed. */
  sent?: Values;
  bad?: Refusals;
  /** Changes that are accepted too. */
  alsoGood?: readonly Values[];
};

/** A rule's own message; the tests of the rule say which. */
export const aMessage: unknown = expect.any(String);

/** What each form accepts, sends and refuses. */
export function formCases(cases: Readonly<Record<string, FormCase>>): void {
  describe.each(Object.entries(cases))(
    'the form of %s',
    (_name, { of, good, sent = {}, bad = [], alsoGood = [] }) => {
      it('accepts what is right, and sends it as the bank wants it', () => {
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
