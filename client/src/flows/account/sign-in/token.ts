import { CODE_MESSAGES } from '@prendarios/rules/messages';
import { normalizeCode } from '@prendarios/rules/code';
import type { FieldMessages } from '../../../shared/forms/userErrors.ts';
import { IDENTITY_MESSAGES } from '../messages.ts';

export type TokenValues = { code: string };

/** The six digits of an authenticator, with spaces or without. */
export function validateToken({ code }: TokenValues): FieldMessages {
  const digits = normalizeCode(code);
  if (digits === '') return { code: IDENTITY_MESSAGES['EmptyChallengeResponse'] ?? '' };
  return /^\d{6}$/.test(digits) ? {} : { code: CODE_MESSAGES.pattern };
}
