import { join } from 'node:path';
import { z } from 'zod';
import { type BankLook, readBankLook } from './bankLook.ts';

const POOL_NAME = 'LOCALDEV';
const POOL_ID = `eu-central-1_${POOL_NAME}`;

const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4002),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  // Its source contains users, secrets and mails.
  PROFILE: z
    .literal('demo', { error: 'the stand-in is for the demo only: a production has a user pool' })
    .default('demo'),
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
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  COMPANY_HOSTS: z.string().default('ceibo.example,.sucursales.ceibo.example').transform(entriesOf),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

export type Settings = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  poolId: string;
  /** The pool's name in SRP: the part of the id after the underscore. */
  poolName: string;
  clientId: string;
  issuer: string;
  /** The bank's name, logo and colours for the pages. */
  look: BankLook;
  /** Origins of the product's pages, which call the stand-in. */
  allowedOrigins: readonly string[];
  /** Addresses to which the corporate sign-in may redirect, compared exactly. */
  redirectUris: readonly string[];
  companyHosts: readonly string[];
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}>;

export class SettingsError extends Error {}

/** Reads all settings. @throws {SettingsError} that names every invalid setting. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new SettingsError(`The identity stand-in cannot start. Invalid settings:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const { origin, port } = new URL(values.PUBLIC_ORIGIN);
  // 5173: Vite's server.
  const allowedOrigins = [origin, `http://127.0.0.1:${port}`, 'http://localhost:5173'];
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: join(values.DATA_DIR, 'identity'),
    poolId: POOL_ID,
    poolName: POOL_NAME,
    clientId: 'localwebclient',
    issuer: `http://localhost:${values.PORT}/${POOL_ID}`,
    look: values.BRAND_FILE,
    allowedOrigins,
    redirectUris: allowedOrigins.flatMap((one) => [`${one}/usuario/ingresar`, `${one}/`]),
    companyHosts: values.COMPANY_HOSTS,
    logLevel: values.LOG_LEVEL,
  };
}
