import { join } from 'node:path';
import type { MetricsAccess } from '@prendarios/servers/metrics';
import { longSecrets, withSecretFiles } from '@prendarios/servers/secrets';
import { z } from 'zod';
import { type BankLook, readBankLook } from './bankLook.ts';

/** Credentials that the demo's own bank signs its calls with; production refuses them. */
export const DEMO_ACCESS_KEY_ID = 'AKIALOCALDEVBANK';
export const DEMO_SECRET_ACCESS_KEY = 'local-secret-of-the-reference-bank';

const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const list = (fallback: string) => z.string().default(fallback).transform(entriesOf);

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

const origins = (fallback: string) =>
  list(fallback).refine(
    (entries) => entries.every((entry) => isWebAddress(entry) && new URL(entry).origin === entry),
    'must be origins such as https://host or http://localhost:4000, with commas between them',
  );

const addresses = z
  .string()
  .transform(entriesOf)
  .refine(
    (entries) => entries.every(isWebAddress),
    'must be http or https addresses, with commas between them',
  );

const demoOrigins = 'http://localhost:4000,http://127.0.0.1:4000,http://localhost:5173';

/** Each may be given as the path of a file, in NAME_FILE. */
const SECRETS = ['ADMIN_SECRET_ACCESS_KEY', 'METRICS_TOKEN'] as const;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4002),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  IDENTITY_PROFILE: z.enum(['demo', 'production']).default('demo'),
  ALLOW_STANDIN: z.string().optional(),
  // [VA-15] At most 55 characters; SRP hashes what follows the underscore.
  POOL_ID: z
    .string()
    .max(55)
    .regex(/^[\w-]+_[0-9a-zA-Z]+$/, 'must look like eu-central-1_LOCALDEV')
    .default('eu-central-1_LOCALDEV'),
  CLIENT_ID: z
    .string()
    .max(128)
    .regex(/^\w+$/, 'must have letters, digits and underscores only')
    .default('localwebclient'),
  ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  BRAND_FILE: z
    .string()
    .default(join(import.meta.dirname, '../../../brand.json'))
    .transform((path, context) => {
      try {
        return readBankLook(path);
      } catch (error) {
        context.addIssue({ code: 'custom', message: `${path} is not a brand file: ${String(error)}` });
        return z.NEVER;
      }
    }),
  ALLOWED_ORIGINS: origins(demoOrigins),
  REDIRECT_URIS: addresses.optional(),
  COMPANY_HOSTS: list('ceibo.example,.sucursales.ceibo.example'),
  ADMIN_ACCESS_KEY_ID: z
    .string()
    .regex(/^\w{8,128}$/)
    .default(DEMO_ACCESS_KEY_ID),
  ADMIN_SECRET_ACCESS_KEY: z.string().min(16).default(DEMO_SECRET_ACCESS_KEY),
  TOKEN_SECONDS: z.coerce.number().int().min(60).max(86_400).default(3600),
  // [KO-02] The authentication cookie lasts 365 days.
  REFRESH_TOKEN_DAYS: z.coerce.number().int().min(1).max(3650).default(365),
  MAILS_PER_DAY: z.coerce.number().int().min(1).optional(),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_TOKEN: longSecrets(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

type Values = z.infer<typeof environment>;

/** Valid settings that production refuses. */
function problemsOf(values: Values): [setting: string, message: string][] {
  if (values.IDENTITY_PROFILE !== 'production') return [];
  const problems: [string, string][] = [];
  // A stand-in never runs in production by accident.
  const allowed = (values.ALLOW_STANDIN ?? '').split(',').map((name) => name.trim());
  if (!allowed.includes('identity')) {
    problems.push(['ALLOW_STANDIN', "must name 'identity' to run this stand-in in production"]);
  }
  if (values.ADMIN_ACCESS_KEY_ID === DEMO_ACCESS_KEY_ID) {
    problems.push(['ADMIN_ACCESS_KEY_ID', 'must be a key of your own in production']);
  }
  if (values.ADMIN_SECRET_ACCESS_KEY === DEMO_SECRET_ACCESS_KEY) {
    problems.push(['ADMIN_SECRET_ACCESS_KEY', 'must be a secret of your own in production']);
  }
  return problems;
}

/** Every wrong setting once: malformed, or refused in its combination. */
function checked(given: Record<string, string | undefined>): { values: Values; wrong: Map<string, string> } {
  const parsed = environment.safeParse(given);
  const wrong = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) wrong.set(path.join('.'), message);
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  // An unknown profile is treated as the strict one.
  if (wrong.has('IDENTITY_PROFILE')) sound.IDENTITY_PROFILE = 'production';
  const values = parsed.success ? parsed.data : environment.parse(sound);
  for (const [setting, message] of problemsOf(values)) {
    if (!wrong.has(setting)) wrong.set(setting, message);
  }
  return { values, wrong };
}

export type Settings = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  profile: 'demo' | 'production';
  poolId: string;
  /** The pool's name in SRP: the part of its id after the underscore. */
  poolName: string;
  clientId: string;
  issuer: string;
  /** The bank's name, logo and colours for the pages. */
  look: BankLook;
  allowedOrigins: readonly string[];
  /** The addresses to which the corporate sign-in may redirect, compared exactly. */
  redirectUris: readonly string[];
  companyHosts: readonly string[];
  adminAccessKeyId: string;
  adminSecretAccessKey: string;
  tokenSeconds: number;
  refreshTokenDays: number;
  mailsPerDay: number;
  requestsPerMinute: number;
  trustedHops: number;
  metrics: MetricsAccess;
  tracesEndpoint: string | undefined;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}>;

export class SettingsError extends Error {}

/** Reads the settings. @throws {SettingsError} naming every wrong one. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const files = withSecretFiles(filled, SECRETS);
  const { values, wrong } = checked(files.given);
  for (const name of files.wrong.keys()) wrong.delete(name);
  const faults = [...files.wrong.values(), ...wrong];
  if (faults.length > 0) {
    const lines = faults.map(([setting, message]) => `  ${setting}: ${message}`);
    throw new SettingsError(
      `The identity stand-in cannot start, these settings are wrong:\n${lines.join('\n')}`,
    );
  }
  const demo = values.IDENTITY_PROFILE === 'demo';
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: join(values.DATA_DIR, 'identity'),
    profile: values.IDENTITY_PROFILE,
    poolId: values.POOL_ID,
    poolName: values.POOL_ID.slice(values.POOL_ID.indexOf('_') + 1),
    clientId: values.CLIENT_ID,
    issuer: values.ISSUER ?? `http://localhost:${values.PORT}/${values.POOL_ID}`,
    look: values.BRAND_FILE,
    allowedOrigins: values.ALLOWED_ORIGINS,
    redirectUris:
      values.REDIRECT_URIS ??
      values.ALLOWED_ORIGINS.flatMap((origin) => [`${origin}/usuario/ingresar`, `${origin}/`]),
    companyHosts: values.COMPANY_HOSTS,
    adminAccessKeyId: values.ADMIN_ACCESS_KEY_ID,
    adminSecretAccessKey: values.ADMIN_SECRET_ACCESS_KEY,
    tokenSeconds: values.TOKEN_SECONDS,
    refreshTokenDays: values.REFRESH_TOKEN_DAYS,
    mailsPerDay: values.MAILS_PER_DAY ?? (demo ? 100 : 3),
    requestsPerMinute: values.REQUESTS_PER_MINUTE ?? (demo ? 1200 : 60),
    trustedHops: values.TRUSTED_HOPS,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    metrics: values.METRICS_TOKEN === undefined ? (demo ? 'open' : 'off') : { tokens: values.METRICS_TOKEN },
    logLevel: values.LOG_LEVEL,
  };
}
