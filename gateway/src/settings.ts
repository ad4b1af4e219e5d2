import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrandFile, brandFileSetting } from '@prendarios/rules/brandFile';
import { longSecrets, type Secrets, withSecretFiles } from '@prendarios/servers/secrets';
import { z } from 'zod';
import { bankEnvironment, type BankSettings, bankSettings, halfCredential } from './bank/bankSettings.ts';
import { DEMO_COOKIE_SECRET, MANIFEST, productionRefusals } from './productionRules.ts';
import {
  type IdentitySettings,
  identitySettings,
  NAMES_POOL,
  namesPool,
} from './session/identitySettings.ts';
import { count, onOffSetting, httpUrl, list, optionalText, secureUrl } from './settingKinds.ts';

const DEMO_COMPANY_HOSTS = ['ceibo.example', '.sucursales.ceibo.example'];

/** Settings that can be read from a file, whose path is in NAME_FILE. */
export const SECRETS = [
  'BANK_SERVICE_KEY',
  'BANK_CLIENT_SECRET',
  'COOKIE_SECRET',
  'METRICS_TOKEN',
  'REDIS_URL',
] as const;

const environment = z
  .object({
    PORT: count(0, 65_535).default(4000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PROFILE: z.enum(['demo', 'production']).default('demo'),
    PUBLIC_ORIGIN: optionalText.pipe(httpUrl.optional()),
    ...bankEnvironment,
    COOKIE_SECRET: longSecrets(32).default([DEMO_COOKIE_SECRET]),
    IDENTITY_ISSUER: optionalText.pipe(secureUrl.refine(namesPool, NAMES_POOL).optional()),
    IDENTITY_CLIENT_ID: optionalText,
    IDENTITY_AUTHORIZE_URL: optionalText.pipe(secureUrl.optional()),
    COMPANY_HOSTS: optionalText.pipe(list.optional()),
    BRAND_FILE: z
      .string()
      .min(1)
      .default(join(import.meta.dirname, '../../brand.json'))
      .transform(brandFileSetting((path) => readFileSync(path, 'utf8'))),
    HIDDEN_VEHICLE_TYPES: list.default(['T', 'R']),
    FLAG_MAINTENANCE: onOffSetting.default(false),
    FLAG_CO_OWNER: onOffSetting.default(false),
    FLAG_SIGN_UP: onOffSetting.default(true),
    FLAG_SIDEBAR: onOffSetting.default(true),
    FLAG_LOGS: onOffSetting.default(true),
    FLAG_CORPORATE_SIGN_IN: onOffSetting.default(true),
    TRUSTED_PROXY_HOPS: count(0, 10).default(0),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    METRICS_TOKEN: optionalText.pipe(longSecrets(16).optional()),
    OTEL_EXPORTER_OTLP_ENDPOINT: optionalText.pipe(httpUrl.optional()),
    REDIS_URL: optionalText.pipe(z.url({ protocol: /^rediss?$/ }).optional()),
    UPLOADS_DIR: z.string().min(1).default(join(tmpdir(), 'prendarios-uploads')),
  })
  .superRefine(
    (settings, context) => {
      const refusals =
        settings.PROFILE === 'production' ? productionRefusals(settings) : halfIdentity(settings);
      for (const { name, message } of [...halfCredential(settings), ...refusals]) {
        context.addIssue({ code: 'custom', path: [name], message });
      }
    },
    // Runs even if other settings are invalid, so that one message names all errors.
    { when: () => true },
  );

/** Rejects one identity setting without the other (VA-15). Without both, sign-in is off, which a demo may do. */
function halfIdentity(given: Readonly<Record<string, unknown>>): { name: string; message: string }[] {
  const missing = ['IDENTITY_ISSUER', 'IDENTITY_CLIENT_ID'].filter((name) => given[name] === undefined);
  return missing.length === 1
    ? missing.map((name) => ({
        name,
        message: 'must be set, because sign-in requires IDENTITY_ISSUER and IDENTITY_CLIENT_ID',
      }))
    : [];
}

export type Flags = Readonly<{
  logs: boolean;
  sidebar: boolean;
  maintenance: boolean;
  coOwner: boolean;
  signUp: boolean;
  corporateSignIn: boolean;
}>;

export type Settings = Readonly<{
  port: number;
  host: string;
  profile: 'demo' | 'production';
  publicOrigin: string | undefined;
  bank: BankSettings;
  /** The first secret seals and signs; all of them open and verify. */
  cookieSecrets: Secrets;
  clientDist: string;
  identity: IdentitySettings | undefined;
  /** The bank's brand and legal data. */
  brand: BrandFile;
  hiddenVehicleTypes: readonly string[];
  demoOutboxUrl: string;
  flags: Flags;
  trustedDocuments: boolean;
  trustedDocumentsFile: string;
  /**
   * Per person and minute. `lookups`: searches for a person by DNI or CUIL; `logs`: log lines of a browser; `links`:
   * shared quotes.
   */
  rateLimits: Readonly<{
    graphqlPerMinute: number;
    filesPerMinute: number;
    lookupsPerMinute: number;
    logsPerMinute: number;
    linksPerMinute: number;
    signUpsPerHour: number;
    /** Checks whether a person has an open proposal, by browsers without access to it, per hour and IP address. */
    openProposalsPerHour: number;
    /** The same checks per day and DNI. */
    openProposalsPerDay: number;
  }>;
  trustedProxyHops: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Access to /metrics: public, by bearer token, or off. */
  metrics: 'open' | 'off' | Readonly<{ tokens: readonly string[] }>;
  /** Base URL of the trace collector; tracing is off without it. */
  tracesEndpoint: string | undefined;
  /** Seconds after SIGTERM during which requests are still accepted, so that load balancers notice /readyz. */
  drainNoticeSeconds: number;
  /** Seconds that in-flight requests then have to finish. */
  drainSeconds: number;
  /** Maximum concurrent connections; further ones are closed at once. */
  maxConnections: number;
  /** Seconds within which the body of a /graphql request must arrive. */
  graphqlBodySeconds: number;
  /** Mean event loop delay between two measurements above which requests get 503. */
  overload: Readonly<{ eventLoopMs: number; lookEveryMs: number }>;
  redisUrl: string | undefined;
  /** Directory for interrupted uploads. */
  uploadsDir: string;
}>;

// All browsers of a demo or of a browser test run may share one IP address.
const RATE_LIMITS: Readonly<Record<Settings['profile'], Settings['rateLimits']>> = {
  demo: {
    graphqlPerMinute: 6000,
    filesPerMinute: 1200,
    lookupsPerMinute: 1200,
    logsPerMinute: 600,
    linksPerMinute: 600,
    signUpsPerHour: 1000,
    openProposalsPerHour: 12_000,
    openProposalsPerDay: 1000,
  },
  production: {
    graphqlPerMinute: 300,
    filesPerMinute: 60,
    lookupsPerMinute: 20,
    logsPerMinute: 30,
    linksPerMinute: 20,
    signUpsPerHour: 5,
    openProposalsPerHour: 20,
    openProposalsPerDay: 10,
  },
};

export class SettingsError extends Error {}

/** Reads all settings. @throws SettingsError that names every invalid setting */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const { given, wrong } = withSecretFiles(source, SECRETS);
  const parsed = environment.safeParse(given);
  if (!parsed.success || wrong.size > 0) {
    const others = (parsed.error?.issues ?? []).filter(({ path }) => !wrong.has(String(path[0])));
    const lines = [
      ...[...wrong.values()].map(([setting, reason]) => `  ${setting}: ${reason}`),
      ...others.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    ];
    throw new SettingsError(`The gateway cannot start. Invalid settings:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const demo = values.PROFILE === 'demo';
  return {
    port: values.PORT,
    host: values.HOST,
    profile: values.PROFILE,
    publicOrigin: values.PUBLIC_ORIGIN === undefined ? undefined : new URL(values.PUBLIC_ORIGIN).origin,
    bank: bankSettings(values),
    cookieSecrets: values.COOKIE_SECRET,
    clientDist: join(import.meta.dirname, '../../client/dist'),
    identity:
      values.IDENTITY_ISSUER === undefined || values.IDENTITY_CLIENT_ID === undefined
        ? undefined
        : identitySettings({
            issuer: values.IDENTITY_ISSUER,
            clientId: values.IDENTITY_CLIENT_ID,
            authorizeUrl: values.IDENTITY_AUTHORIZE_URL,
            companyHosts: values.COMPANY_HOSTS ?? DEMO_COMPANY_HOSTS,
          }),
    brand: values.BRAND_FILE,
    hiddenVehicleTypes: values.HIDDEN_VEHICLE_TYPES,
    demoOutboxUrl: `${new URL(values.BANK_API_URL).origin}/outbox`,
    flags: {
      logs: values.FLAG_LOGS,
      sidebar: values.FLAG_SIDEBAR,
      maintenance: values.FLAG_MAINTENANCE,
      coOwner: values.FLAG_CO_OWNER,
      signUp: values.FLAG_SIGN_UP,
      corporateSignIn: values.FLAG_CORPORATE_SIGN_IN,
    },
    trustedDocuments: !demo,
    trustedDocumentsFile: MANIFEST,
    rateLimits: RATE_LIMITS[values.PROFILE],
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS_TOKEN === undefined ? (demo ? 'open' : 'off') : { tokens: values.METRICS_TOKEN },
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    drainNoticeSeconds: demo ? 0 : 5,
    drainSeconds: 20,
    maxConnections: 5000,
    graphqlBodySeconds: 15,
    // The mean tolerates one long task, for example during process start.
    overload: { eventLoopMs: 1000, lookEveryMs: 5000 },
    redisUrl: values.REDIS_URL,
    uploadsDir: values.UPLOADS_DIR,
  };
}
