import { z } from 'zod';

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4002),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('.data'),
    IDENTITY_POOL_ID: z
      .string()
      .max(55)
      .regex(/^[\w-]+_[0-9a-zA-Z]+$/)
      .default('eu-central-1_LOCALDEV'),
    PROFILE: z.enum(['demo', 'production']).default('demo'),
    ALLOW_STANDIN: z.string().optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  })
  .superRefine((values, context) => {
    if (values.PROFILE === 'production' && values.ALLOW_STANDIN !== 'identity') {
      context.addIssue({
        code: 'custom',
        path: ['ALLOW_STANDIN'],
        message: "must say 'identity' to run this stand-in in production",
      });
    }
  });

export type Settings = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  poolId: string;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}>;

export class SettingsError extends Error {}

/** Reads every setting once; throws one SettingsError that names each bad one. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  // A line left empty in .env is a setting not given.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(
      `The identity stand-in cannot start, these settings are wrong:\n${lines.join('\n')}`,
    );
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    poolId: values.IDENTITY_POOL_ID,
    logLevel: values.LOG_LEVEL,
  };
}
