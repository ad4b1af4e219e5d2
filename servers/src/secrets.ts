import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Environment = Readonly<Record<string, string | undefined>>;
/** An invalid setting and the reason. */
type Wrong = readonly [setting: string, reason: string];

const isSet = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/**
 * Reads each secret whose `NAME_FILE` names a file, as container platforms mount secrets, without trailing whitespace.
 * Returns the problems by secret: both `NAME` and `NAME_FILE` given, file unreadable or empty.
 */
export function withSecretFiles(
  source: Environment,
  secrets: readonly string[],
): { given: Record<string, string | undefined>; wrong: ReadonlyMap<string, Wrong> } {
  const given = { ...source };
  const wrong = new Map<string, Wrong>();
  for (const secret of secrets) {
    const setting = `${secret}_FILE`;
    const path = source[setting];
    if (!isSet(path)) continue;
    if (isSet(source[secret])) {
      wrong.set(secret, [setting, `cannot be set together with ${secret}`]);
      continue;
    }
    try {
      given[secret] = readFileSync(path, 'utf8').trimEnd();
      if (!isSet(given[secret])) wrong.set(secret, [setting, `${path} is empty`]);
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      wrong.set(secret, [setting, `${path} cannot be read: ${reason}`]);
    }
  }
  return { given, wrong };
}

/** Values of a secret: the first one signs and encrypts, all of them verify and decrypt. */
export type Secrets = readonly [string, ...string[]];

/** A secret of at least `least` characters, or several separated by commas during a rotation. */
export const longSecrets = (least: number) =>
  z.string().transform((text, context): Secrets => {
    const [first = '', ...others] = text.split(',').map((value) => value.trim());
    if ([first, ...others].every(({ length }) => length >= least)) return [first, ...others];
    context.addIssue({ code: 'custom', message: `must have at least ${least} characters per secret` });
    return z.NEVER;
  });
