import { longSecrets, type Secrets, withSecretFiles } from '@prendarios/servers/secrets';
import { z } from 'zod';
import {
  serviceEnvironment,
  serviceProblems,
  type ServiceSettings,
  serviceSettings,
} from './serviceSettings.ts';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const optionalText = z.string().trim().optional();

/** The key shared by the demo's processes; production refuses it. */
export const DEMO_SERVICE_KEY = 'demo-service-key-of-banco-ceibo';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Receives keys and tokens, so plain HTTP is allowed only on this machine. */
const secureUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => new URL(value).protocol === 'https:' || LOOPBACK.has(new URL(value).hostname),
    'must be an https URL; http is allowed only on this machine',
  );

const DEMO_IDENTITY = {
  issuer: 'http://localhost:4002/eu-central-1_LOCALDEV',
  clientId: 'localwebclient',
  accessKeyId: 'AKIALOCALDEVBANK',
  secretAccessKey: 'local-secret-of-the-reference-bank',
};

/** Secrets that may also be read from the file named by NAME_FILE. */
export const SECRETS = [
  'DATABASE_URL',
  'BANK_SERVICE_KEY',
  'CODE_SECRET',
  'IDENTITY_ADMIN_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'BIOMETRY_KEY',
  'SMTP_URL',
  'SMS_HEADER',
  'REDIS_URL',
] as const;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  BANK_PROFILE: z.enum(['demo', 'production']).default('demo'),
  BANK_SERVICE_KEY: longSecrets(16).default([DEMO_SERVICE_KEY]),
  ALLOW_STANDIN: optionalText,
  CODE_SECRET: optionalText.pipe(z.string().min(16, 'must have at least 16 characters').optional()),
  NON_BUSINESS_DAYS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((date) => date !== ''))
    .pipe(z.array(z.iso.date('must be dates such as 2026-03-23, separated by commas'))),
  HOURS_WINDOW: flag.optional(),
  CODE_RESEND_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  IDENTITY_ISSUER: optionalText.pipe(secureUrl.optional()),
  IDENTITY_CLIENT_ID: optionalText,
  IDENTITY_ENDPOINT: optionalText.pipe(secureUrl.optional()),
  IDENTITY_ADMIN_KEY_ID: optionalText,
  IDENTITY_ADMIN_SECRET: optionalText,
  DEMO_PROPOSALS: z.coerce.number().int().min(0).max(100_000).default(400),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  REDIS_URL: optionalText.pipe(z.url({ protocol: /^rediss?$/ }).optional()),
  ...serviceEnvironment,
});

type Values = z.infer<typeof environment>;
type Problem = [setting: string, message: string];

/** Returns the problems of settings that are valid alone but not together; most apply only in production. */
function problemsOf(values: Values): Problem[] {
  const production = values.BANK_PROFILE === 'production';
  const problems: Problem[] = serviceProblems(values, production);
  const refuse = (setting: keyof Values, message: string) => problems.push([setting, message]);
  if (!production) return problems;
  // Prevents a stand-in from running in production by accident.
  if (values.ALLOW_STANDIN !== 'reference-bank') {
    refuse('ALLOW_STANDIN', "must be 'reference-bank' to run this reference bank in production");
  }
  if (values.BANK_SERVICE_KEY.includes(DEMO_SERVICE_KEY)) {
    refuse('BANK_SERVICE_KEY', 'must not be the demo value in production');
  }
  if (values.DATABASE_URL === undefined) refuse('DATABASE_URL', 'must be set in production');
  if (values.IDENTITY_ISSUER === undefined) refuse('IDENTITY_ISSUER', 'must be set in production');
  if (values.IDENTITY_CLIENT_ID === undefined) refuse('IDENTITY_CLIENT_ID', 'must be set in production');
  return problems;
}

/** Returns every wrong setting once: malformed, or refused in its combination. */
function checked(source: Record<string, string | undefined>): { values: Values; wrong: Map<string, string> } {
  const parsed = environment.safeParse(source);
  const wrong = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) wrong.set(path.join('.'), message);
  const sound = Object.fromEntries(Object.entries(source).filter(([name]) => !wrong.has(name)));
  // Treat an unknown profile as production, the strict one.
  if (wrong.has('BANK_PROFILE')) sound.BANK_PROFILE = 'production';
  const values = parsed.success ? parsed.data : environment.parse(sound);
  for (const [setting, message] of problemsOf(values)) {
    if (!wrong.has(setting)) wrong.set(setting, message);
  }
  return { values, wrong };
}

export type IdentitySettings = Readonly<{
  issuer: string;
  clientId: string;
  jwksUrl: string;
  poolId: string;
  region: string;
  /** Null for the default address of the hosted service in its region. */
  endpoint: string | null;
  /** Null for the SDK's default credentials. */
  credentials: Readonly<{ accessKeyId: string; secretAccessKey: string }> | null;
}>;

export type Settings = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  documentsDir: string;
  databaseUrl: string | undefined;
  profile: 'demo' | 'production';
  bankName: string;
  /** The gateway may send any of them. */
  serviceKeys: Secrets;
  codeSecret: string;
  /** Monthly percent that extends the UVA series after its end (docs/domain.md#uva). */
  uvaMonthlyExtension: number | undefined;
  /** Bank holidays that no law fixes (docs/domain.md#business-days). */
  nonBusinessDays: ReadonlySet<string>;
  hoursWindow: boolean;
  codeResendSeconds: number;
  identity: IdentitySettings;
  /** Number of proposals that a demo creates on its first start. */
  demoProposals: number;
  rateLimitPerMinute: number;
  /**
   * Hourly limit per kind of message that anyone can cause, for all of the bank; the daily limit is eight times as
   * high.
   */
  messagesPerHour: number;
  /** Address of the Redis in which several banks share the counters of rateLimitPerMinute. */
  redisUrl: string | undefined;
  /** Base address of the trace collector; no tracing without it. */
  tracesEndpoint: string | undefined;
  /**
   * Seconds after SIGTERM in which requests are still accepted while /readyz returns 503, so a load balancer notices.
   */
  drainNoticeSeconds: number;
  /** Seconds for in-flight requests after that notice. */
  drainSeconds: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}> &
  ServiceSettings;

/** Reads the region from the issuer, which ends in the pool id. */
function identitySettings(values: Values): IdentitySettings {
  const demo = values.BANK_PROFILE === 'demo';
  const issuer = (values.IDENTITY_ISSUER ?? DEMO_IDENTITY.issuer).replace(/\/+$/, '');
  const poolId = new URL(issuer).pathname.split('/').at(-1) ?? '';
  const accessKeyId = values.IDENTITY_ADMIN_KEY_ID ?? (demo ? DEMO_IDENTITY.accessKeyId : undefined);
  const secretAccessKey = values.IDENTITY_ADMIN_SECRET ?? (demo ? DEMO_IDENTITY.secretAccessKey : undefined);
  return {
    issuer,
    clientId: values.IDENTITY_CLIENT_ID ?? DEMO_IDENTITY.clientId,
    jwksUrl: `${issuer}/.well-known/jwks.json`,
    poolId,
    region: poolId.split('_')[0] ?? '',
    endpoint: values.IDENTITY_ENDPOINT ?? (demo ? new URL(issuer).origin : null),
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

export class SettingsError extends Error {}

const databaseOnly = environment.pick({ DATABASE_URL: true }).required();

/** Reads only the database address, for commands without other settings. @throws {SettingsError} */
export function readDatabaseUrl(source: Record<string, string | undefined>): string {
  const { given, wrong } = withSecretFiles(source, ['DATABASE_URL']);
  const parsed = databaseOnly.safeParse(given);
  if (parsed.success && wrong.size === 0) return parsed.data.DATABASE_URL;
  const [setting, reason] = wrong.get('DATABASE_URL') ?? ['DATABASE_URL', 'must be a PostgreSQL URL'];
  throw new SettingsError(`${setting}: ${reason}`);
}

/** Reads all settings. @throws {SettingsError} with every wrong one. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  // An empty value in .env counts as unset.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const files = withSecretFiles(set, SECRETS);
  const { values, wrong } = checked(files.given);
  for (const name of files.wrong.keys()) wrong.delete(name);
  const faults = [...files.wrong.values(), ...wrong];
  if (faults.length > 0) {
    const lines = faults.map(([setting, message]) => `  ${setting}: ${message}`);
    throw new SettingsError(`The bank cannot start. Invalid settings:\n${lines.join('\n')}`);
  }
  const demo = values.BANK_PROFILE === 'demo';
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    documentsDir: `${values.DATA_DIR}/documents`,
    databaseUrl: values.DATABASE_URL,
    profile: values.BANK_PROFILE,
    bankName: values.BRAND_FILE.name,
    serviceKeys: values.BANK_SERVICE_KEY,
    codeSecret: values.CODE_SECRET ?? values.BANK_SERVICE_KEY[0],
    uvaMonthlyExtension: demo ? 2 : undefined,
    nonBusinessDays: new Set(values.NON_BUSINESS_DAYS),
    hoursWindow: values.HOURS_WINDOW ?? !demo,
    codeResendSeconds: values.CODE_RESEND_SECONDS,
    identity: identitySettings(values),
    demoProposals: values.DEMO_PROPOSALS,
    rateLimitPerMinute: demo ? 600 : 10,
    messagesPerHour: demo ? 1_000_000 : 2000,
    redisUrl: values.REDIS_URL,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    drainNoticeSeconds: demo ? 0 : 5,
    drainSeconds: 20,
    logLevel: values.LOG_LEVEL,
    ...serviceSettings(values, values.BANK_SERVICE_KEY[0]),
  };
}
