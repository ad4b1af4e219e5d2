import { z } from 'zod';
import { isSecureUrl, SECURE_URL } from './productionRules.ts';

export const onOffSetting = z.enum(['on', 'off']).transform((value) => value === 'on');
/** A text; an empty value in an environment file means 'not set'. */
export const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);
export const count = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const httpUrl = z.url({ protocol: /^https?$/, abort: true });

export const secureUrl = httpUrl.refine(isSecureUrl, SECURE_URL);
