import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEMO_COOKIE_SECRET, DEMO_SERVICE_KEY } from '../../gateway/src/productionRules.ts';
import { readSettings as gatewaySettings, SECRETS as gatewaySecrets } from '../../gateway/src/settings.ts';
import {
  readDatabaseUrl,
  readSettings as bankSettings,
  SECRETS as bankSecrets,
} from '../../upstream/bank/src/platform/settings.ts';
import { readSource, root } from '../support/sourceFiles.ts';

const service = z.object({
  image: z.string(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
});
const text = readSource('deploy/compose.yaml');
const compose = z
  .object({
    services: z.record(z.string(), service),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(text, { merge: true }));
const ours = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('prendarios-'));

/** Environment variables that Node reads. */
const NODE_VARIABLES = new Set(['NODE_EXTRA_CA_CERTS']);
const settingsIn = (...files: string[]) =>
  new Set(
    files.flatMap((file) =>
      [...readSource(file).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
    ),
  );
const GATEWAY = settingsIn('gateway/src/settings.ts', 'gateway/src/bank/bankSettings.ts');
const BANK = settingsIn(
  'upstream/bank/src/platform/settings.ts',
  'upstream/bank/src/platform/serviceSettings.ts',
);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compose-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a service's environment with temporary files in place of its mounted secrets. */
function mounted({ environment }: z.infer<typeof service>): Record<string, string> {
  const values: Record<string, string> = {
    biometry_key: '0123456789abcdef'.repeat(4),
    smtp_url: 'smtp://prendarios:secret@mail.example',
    redis_url: 'redis://:secret@valkey:6379',
    database_url: 'postgres://bank:secret@postgres:5432/prendarios',
    database_owner_url: 'postgres://owner:secret@postgres:5432/prendarios',
  };
  const file = (name: string) => {
    const path = join(folder, name);
    writeFileSync(path, values[name] ?? `the secret of this bank as ${name} alone`);
    return path;
  };
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.startsWith('/run/secrets/') ? file(value.slice('/run/secrets/'.length)) : value,
    ]),
  );
}

describe('deploy/compose.yaml', () => {
  it('runs two gateways and two banks with read-only file systems and no capabilities', () => {
    expect(ours.map(([name]) => name)).toEqual(['gateway-1', 'gateway-2', 'bank-1', 'bank-2', 'migrate']);
    for (const [, one] of ours) expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it.each(ours)(
    'sets only known settings of %s and mounts the secrets it uses',
    (_name, { image, environment, secrets }) => {
      const isGateway = image === 'prendarios-gateway';
      const [settings, secret] = isGateway ? [GATEWAY, gatewaySecrets] : [BANK, bankSecrets];
      const files = secret.map((one) => `${one}_FILE`);
      const unknown = Object.keys(environment).filter(
        (key) => !settings.has(key) && !files.includes(key) && !NODE_VARIABLES.has(key),
      );
      expect(unknown).toEqual([]);
      const used = Object.values(environment).flatMap(
        (value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? [],
      );
      expect(new Set(used)).toEqual(new Set(secrets));
      expect(secrets.filter((one) => compose.secrets[one] === undefined)).toEqual([]);
      // No secret is set directly in the environment.
      expect(Object.keys(environment).filter((key) => secret.some((one) => one === key))).toEqual([]);
    },
  );

  it.each(ours)('gives %s valid settings', (name, one) => {
    const given = mounted(one);
    if (name === 'migrate') expect(readDatabaseUrl(given)).toContain('owner');
    else if (name.startsWith('bank')) expect(bankSettings(given).profile).toBe('production');
    else expect(gatewaySettings(given).profile).toBe('production');
  });

  it('publishes only the TLS port of the proxy, so plain HTTP is neither served nor redirected', () => {
    const published = Object.entries(compose.services).flatMap(([name, { ports }]) =>
      ports.map((port) => [name, port]),
    );
    expect(published).toEqual([['proxy', '443:443']]);
  });

  it('contains no demo secret', () => {
    for (const secret of [DEMO_COOKIE_SECRET, DEMO_SERVICE_KEY, 'AKIALOCALDEVBANK'])
      expect(text).not.toContain(secret);
  });
});

describe.each(['gateway', 'bank'])('deploy/%s.Containerfile', (name) => {
  const lines = readSource(`deploy/${name}.Containerfile`).split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY --from='))
    .flatMap((line) => line.split(' ').slice(2, -1))
    .map((path) => path.replace('/app/', ''));

  it('copies only existing or built files, without the identity stand-in', () => {
    const built = new Set(['node_modules', 'client/dist', 'client/src/generated/persisted-documents.json']);
    expect(copied.filter((path) => !built.has(path) && !existsSync(join(root, path)))).toEqual([]);
    expect(copied.filter((path) => path.includes('identity') || path === 'upstream')).toEqual([]);
  });

  it('runs as an unprivileged user and starts an existing script', () => {
    const at = (start: string) => lines.findLastIndex((line) => line.startsWith(start));
    expect(at('USER node')).toBeGreaterThan(at('RUN'));
    const [, main = ''] = /^CMD \["node", "(.+)"\]$/m.exec(lines.join('\n')) ?? [];
    expect(existsSync(join(root, main))).toBe(true);
  });
});
