import { type BankProof, SERVICE_KEY_HEADER } from '@prendarios/servers/bankCredential';
import { longSecrets } from '@prendarios/servers/secrets';
import { z } from 'zod';
import { DEMO_SERVICE_KEY } from '../productionRules.ts';
import { onOffSetting, httpUrl, optionalText, secureUrl } from '../settingKinds.ts';

/** Headers that the gateway or HTTP already uses. */
const TAKEN =
  /^(accept|authorization|connection|content-.*|expect|host|idempotency-key|if-none-match|keep-alive|trace(parent|state)|transfer-encoding|upgrade|x-(client-address|proposal-id|request-id|requested-action|subject|user-authorization))$/;

const keyHeader = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z\d-]+$/, 'must be a header name')
  .refine((name) => !TAKEN.test(name), 'must not be a header with another use')
  .default(SERVICE_KEY_HEADER);

export const bankEnvironment = {
  BANK_API_URL: httpUrl.default('http://127.0.0.1:4001/api'),
  BANK_SERVICE_KEY: longSecrets(16).default([DEMO_SERVICE_KEY]),
  BANK_KEY_HEADER: keyHeader,
  BANK_TOKEN_URL: optionalText.pipe(secureUrl.optional()),
  BANK_CLIENT_ID: optionalText,
  BANK_CLIENT_SECRET: optionalText,
  BANK_CLIENT_SCOPE: optionalText,
  BANK_IDEMPOTENT_WRITES: onOffSetting.default(true),
} as const;

type Values = z.infer<z.ZodObject<typeof bankEnvironment>>;

/** Returns the missing token settings if at least one other is set. */
export function halfCredential(
  given: Readonly<Record<string, unknown>>,
): { name: string; message: string }[] {
  const names = ['BANK_TOKEN_URL', 'BANK_CLIENT_ID', 'BANK_CLIENT_SECRET'];
  const missing = names.filter((name) => given[name] === undefined);
  return missing.length === names.length
    ? []
    : missing.map((name) => ({
        name,
        message:
          'must be set, because tokens for the bank need BANK_TOKEN_URL, BANK_CLIENT_ID and BANK_CLIENT_SECRET',
      }));
}

/** Settings that depend on the bank. */
export type BankSettings = Readonly<{
  apiUrl: string;
  /** Whether the bank deduplicates writes by Idempotency-Key. */
  idempotentWrites: boolean;
  proof: BankProof;
}>;

export function bankSettings(values: Values): BankSettings {
  return {
    apiUrl: values.BANK_API_URL.replace(/\/+$/, ''),
    idempotentWrites: values.BANK_IDEMPOTENT_WRITES,
    proof: proofOf(values),
  };
}

function proofOf(values: Values): BankProof {
  const { BANK_TOKEN_URL: tokenUrl, BANK_CLIENT_ID: clientId, BANK_CLIENT_SECRET: clientSecret } = values;
  return tokenUrl === undefined || clientId === undefined || clientSecret === undefined
    ? { key: values.BANK_SERVICE_KEY[0], header: values.BANK_KEY_HEADER }
    : { tokenUrl, clientId, clientSecret, scope: values.BANK_CLIENT_SCOPE };
}
