import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** Node's compile cache, which makes restarts faster. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, '.cache', 'compile') };

export type Service = Readonly<{
  name: 'bank' | 'identity' | 'gateway';
  title: string;
  main: string;
  port: number;
  healthPath: string;
  environment: Record<string, string>;
}>;

export type Ports = Readonly<{ bank: number; identity: number; gateway: number }>;

/** Returns the three processes of the product in start order. `dataDir` is absolute. */
export function services(
  ports: Ports,
  dataDir: string,
): readonly [bank: Service, identity: Service, gateway: Service] {
  const publicOrigin = process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${ports.gateway}`;
  const identity = {
    IDENTITY_ISSUER:
      process.env['IDENTITY_ISSUER'] ?? `http://localhost:${ports.identity}/eu-central-1_LOCALDEV`,
    IDENTITY_CLIENT_ID: process.env['IDENTITY_CLIENT_ID'] ?? 'localwebclient',
  };
  return [
    {
      name: 'bank',
      title: 'the bank',
      main: 'upstream/bank/src/main.ts',
      port: ports.bank,
      healthPath: '/healthz',
      environment: {
        PORT: String(ports.bank),
        DATA_DIR: dataDir,
        PUBLIC_ORIGIN: publicOrigin,
        ...identity,
      },
    },
    {
      name: 'identity',
      title: 'the identity stand-in',
      main: 'upstream/identity/src/main.ts',
      port: ports.identity,
      healthPath: '/health',
      environment: {
        PORT: String(ports.identity),
        DATA_DIR: dataDir,
        PUBLIC_ORIGIN: publicOrigin,
      },
    },
    {
      name: 'gateway',
      title: 'the gateway',
      main: 'gateway/src/main.ts',
      port: ports.gateway,
      healthPath: '/healthz',
      environment: {
        PORT: String(ports.gateway),
        PUBLIC_ORIGIN: publicOrigin,
        BANK_API_URL: process.env['BANK_API_URL'] ?? `http://127.0.0.1:${ports.bank}/api`,
        ...identity,
        IDENTITY_AUTHORIZE_URL: process.env['IDENTITY_AUTHORIZE_URL'] ?? `http://localhost:${ports.identity}`,
      },
    },
  ];
}
