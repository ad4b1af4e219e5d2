import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFileSetting } from '@prendarios/rules/brandFile';
import type { ContractTexts } from '@prendarios/rules/contractClauses';
import { z } from 'zod';

/** Settings of the bank's services: storage, mail, SMS and the key of biometric photos. readSettings includes them. */
const optionalText = z.string().trim().optional();

export const serviceEnvironment = {
  /** The product's public address, used in the links of messages. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  BRAND_FILE: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../../../brand.json'))
    .transform(brandFileSetting((path) => readFileSync(path, 'utf8'))),
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  BIOMETRY_KEY: optionalText.pipe(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
      .optional(),
  ),
  BIOMETRY_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  SIMULATION_RETENTION_DAYS: z.coerce.number().int().min(30).max(3650).default(90),
  SMTP_URL: optionalText.pipe(
    z
      .url({
        protocol: /^smtps?$/,
        error: 'must be an SMTP URL such as smtp://user:password@host:587 or smtps://…',
      })
      .optional(),
  ),
  SMS_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  SMS_HEADER: optionalText.pipe(
    z
      .string()
      .regex(/^[\w-]+: ./, "must be a header such as 'Authorization: Bearer …'")
      .optional(),
  ),
};
type Values = z.infer<z.ZodObject<typeof serviceEnvironment>>;

/** Returns a problem per missing or conflicting setting. */
export function serviceProblems(values: Values, production: boolean): [path: string, message: string][] {
  const problems: [string, string][] = [];
  const needs = (path: keyof Values, reason: string) => {
    if (values[path] === undefined) problems.push([path, `must be set ${reason}`]);
  };
  if (values.S3_BUCKET !== undefined) needs('S3_REGION', 'with S3_BUCKET');
  if ((values.S3_ACCESS_KEY_ID === undefined) !== (values.S3_SECRET_ACCESS_KEY === undefined)) {
    problems.push(['S3_SECRET_ACCESS_KEY', 'must be set together with S3_ACCESS_KEY_ID']);
  }
  if (production) {
    needs('BIOMETRY_KEY', 'in production');
    // Without these, codes would be stored but never sent.
    needs('SMTP_URL', 'in production');
    needs('SMS_URL', 'in production');
  }
  return problems;
}

export type ServiceSettings = Readonly<{
  publicUrl: string;
  lender: Readonly<{ legalName: string; cuit: string; address: string; color: string }>;
  contractPlace: string;
  contractTexts: ContractTexts;
  /** Phone for questions, shown in messages. */
  bankPhone: string;
  /** Null: documents are stored on disk, in documentsDir. */
  s3: Readonly<{
    bucket: string;
    region: string;
    endpoint: string | undefined;
    credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  }> | null;
  /** 64 hexadecimal digits; encrypts the key of each proposal's photos. */
  biometryKey: string;
  biometryRetentionDays: number;
  /** Days after which a simulation without a proposal is deleted. */
  simulationRetentionDays: number;
  /** Null in the demo, which sends no mail. */
  smtp: Readonly<{
    host: string;
    port: number;
    secure: boolean;
    requireTls: boolean;
    auth: { user: string; pass: string } | undefined;
    from: { name: string; address: string };
  }> | null;
  sms: Readonly<{ url: string; header: { name: string; value: string } | undefined }> | null;
}>;

const demoBiometryKey = (serviceKey: string): string =>
  createHash('sha256').update(`biometry of ${serviceKey}`).digest('hex');

function s3Of(values: Values): ServiceSettings['s3'] {
  if (values.S3_BUCKET === undefined) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION ?? '',
    endpoint: values.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function smtpOf(values: Values): ServiceSettings['smtp'] {
  if (values.SMTP_URL === undefined) return null;
  const { protocol, hostname, port, username, password, searchParams } = new URL(values.SMTP_URL);
  const secure = protocol === 'smtps:';
  const { name, contacts } = values.BRAND_FILE;
  return {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // Nodemailer's name of the parameter.
    requireTls: !secure && searchParams.get('requireTLS') !== 'false',
    auth:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    from: { name, address: contacts.sender },
  };
}

function smsOf({ SMS_URL: url, SMS_HEADER: header }: Values): ServiceSettings['sms'] {
  if (url === undefined) return null;
  const [name = '', value = ''] = header?.split(/: (.*)/s) ?? [];
  return { url, header: header === undefined ? undefined : { name, value } };
}

export function serviceSettings(values: Values, serviceKey: string): ServiceSettings {
  const { legalEntity, legal, brand } = values.BRAND_FILE;
  return {
    publicUrl: values.PUBLIC_ORIGIN.replace(/\/+$/, ''),
    lender: {
      legalName: legalEntity,
      cuit: legal.cuit,
      address: legal.address,
      // Documents are printed on white, so use the light theme's color.
      color: brand.color.light.primary,
    },
    contractPlace: legal.city,
    contractTexts: values.BRAND_FILE.contract,
    bankPhone: values.BRAND_FILE.contacts.phone,
    s3: s3Of(values),
    biometryKey: values.BIOMETRY_KEY ?? demoBiometryKey(serviceKey),
    biometryRetentionDays: values.BIOMETRY_RETENTION_DAYS,
    simulationRetentionDays: values.SIMULATION_RETENTION_DAYS,
    smtp: smtpOf(values),
    sms: smsOf(values),
  };
}
