import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFileSetting } from '@prendarios/rules/brandFile';
import type { ContractTexts } from '@prendarios/rules/contractClauses';
import { type Secrets, secretsSetting } from '@prendarios/servers/secrets';
import { z } from 'zod';

/** Settings of the services that the bank uses: storage, mail, SMS and the key of biometric photos; readSettings takes them in with the others. */
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const optionalText = z.string().trim().optional();
const port = z.coerce.number().int().min(1).max(65_535);

export const serviceEnvironment = {
  /** The product's public address, used in the links of messages. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  BRAND_FILE: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../../../brand.json'))
    .transform(brandFileSetting((path) => readFileSync(path, 'utf8'))),
  DOCUMENT_STORE: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  S3_PATH_STYLE: flag.default(false),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_PREFIX: optionalText,
  BIOMETRY_KEY: optionalText.pipe(
    secretsSetting((key) => /^[0-9a-f]{64}$/i.test(key), 'must be 64 hexadecimal digits').optional(),
  ),
  BIOMETRY_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  SIMULATION_RETENTION_DAYS: z.coerce.number().int().min(30).max(3650).default(90),
  SMTP_HOST: optionalText,
  SMTP_PORT: port.default(587),
  SMTP_TLS: z.enum(['implicit', 'required', 'offered']).default('required'),
  SMTP_USER: optionalText,
  SMTP_PASSWORD: optionalText,
  SMS_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  SMS_HEADER_NAME: optionalText,
  SMS_HEADER_VALUE: optionalText,
  DELIVERY_SECONDS: z.coerce.number().min(0.05).max(3600).default(2),
};
type Values = z.infer<z.ZodObject<typeof serviceEnvironment>>;

/** One problem a line, by setting: those that are missing or must not be set together. */
export function serviceProblems(values: Values, production: boolean): [path: string, message: string][] {
  const problems: [string, string][] = [];
  const needs = (path: keyof Values, reason: string) => {
    if (values[path] === undefined) problems.push([path, `is needed ${reason}`]);
  };
  if (values.DOCUMENT_STORE === 's3') {
    needs('S3_BUCKET', 'for DOCUMENT_STORE=s3');
    needs('S3_REGION', 'for DOCUMENT_STORE=s3');
  }
  if ((values.S3_ACCESS_KEY_ID === undefined) !== (values.S3_SECRET_ACCESS_KEY === undefined)) {
    problems.push(['S3_SECRET_ACCESS_KEY', 'goes together with S3_ACCESS_KEY_ID']);
  }
  if (values.SMTP_USER !== undefined) needs('SMTP_PASSWORD', 'with SMTP_USER');
  if (values.SMS_HEADER_NAME !== undefined) needs('SMS_HEADER_VALUE', 'with SMS_HEADER_NAME');
  if (production) {
    needs('BIOMETRY_KEY', 'in production');
    // Without them codes would be stored but never sent.
    needs('SMTP_HOST', 'in production');
    needs('SMS_URL', 'in production');
  }
  return problems;
}

export type ServiceSettings = Readonly<{
  publicUrl: string;
  lender: Readonly<{ legalName: string; cuit: string; address: string; color: string }>;
  /** The place named in contracts. */
  contractPlace: string;
  contractTexts: ContractTexts;
  /** Named in messages, for whoever has a question. */
  bankPhone: string;
  /** Null: on disk, in documentsDir. */
  s3: Readonly<{
    bucket: string;
    region: string;
    endpoint: string | undefined;
    forcePathStyle: boolean;
    credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
    prefix: string | undefined;
  }> | null;
  /** 64 hexadecimal digits each; the first encrypts the key of each proposal's photos. */
  biometryKeys: Secrets;
  biometryRetentionDays: number;
  /** After which a simulation that became no proposal is deleted. */
  simulationRetentionDays: number;
  /** Null in the demo, which sends nothing. */
  smtp: Readonly<{
    host: string;
    port: number;
    secure: boolean;
    requireTls: boolean;
    auth: { user: string; pass: string } | undefined;
    from: { name: string; address: string };
  }> | null;
  sms: Readonly<{ url: string; header: { name: string; value: string } | undefined }> | null;
  deliveryMs: number;
}>;

const demoBiometryKey = (serviceKey: string): string =>
  createHash('sha256').update(`biometry of ${serviceKey}`).digest('hex');

function s3Of(values: Values): ServiceSettings['s3'] {
  if (values.DOCUMENT_STORE === 'disk') return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return {
    bucket: values.S3_BUCKET ?? '',
    region: values.S3_REGION ?? '',
    endpoint: values.S3_ENDPOINT,
    forcePathStyle: values.S3_PATH_STYLE,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    prefix: values.S3_PREFIX,
  };
}

function smtpOf(values: Values): ServiceSettings['smtp'] {
  if (values.SMTP_HOST === undefined) return null;
  const { name, contacts } = values.BRAND_FILE;
  return {
    host: values.SMTP_HOST,
    port: values.SMTP_PORT,
    secure: values.SMTP_TLS === 'implicit',
    requireTls: values.SMTP_TLS === 'required',
    auth:
      values.SMTP_USER === undefined
        ? undefined
        : { user: values.SMTP_USER, pass: values.SMTP_PASSWORD ?? '' },
    from: { name, address: contacts.sender },
  };
}

export function serviceSettings(values: Values, serviceKey: string): ServiceSettings {
  const { SMS_HEADER_NAME: name, SMS_HEADER_VALUE: value } = values;
  const { legalEntity, legal, brand } = values.BRAND_FILE;
  return {
    publicUrl: values.PUBLIC_URL.replace(/\/+$/, ''),
    lender: {
      legalName: legalEntity,
      cuit: legal.cuit,
      address: legal.address,
      // The colour on white paper, so the light theme's.
      color: brand.color.light.primary,
    },
    contractPlace: legal.city,
    contractTexts: values.BRAND_FILE.contract,
    bankPhone: values.BRAND_FILE.contacts.phone,
    s3: s3Of(values),
    biometryKeys: values.BIOMETRY_KEY ?? [demoBiometryKey(serviceKey)],
    biometryRetentionDays: values.BIOMETRY_RETENTION_DAYS,
    simulationRetentionDays: values.SIMULATION_RETENTION_DAYS,
    smtp: smtpOf(values),
    sms:
      values.SMS_URL === undefined
        ? null
        : { url: values.SMS_URL, header: name && value ? { name, value } : undefined },
    deliveryMs: Math.round(values.DELIVERY_SECONDS * 1000),
  };
}
