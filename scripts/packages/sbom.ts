import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/services.ts';
import { licenceOf } from './licences.ts';
import { type Package, productionPackages } from './production.ts';

const purlOf = (id: string) => `pkg:npm/${id.replace(/^@/, '%40')}`;
const idOf = ({ name, version }: Package) => `${name}@${version}`;

/** `sha512-<base64>` as CycloneDX has it. */
function hashesOf(integrity: string | undefined): object[] {
  const base64 = integrity?.match(/^sha512-(\S+)$/)?.[1];
  return base64 === undefined
    ? []
    : [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }];
}

function licencesOf(one: Package): object[] {
  const licence = licenceOf(one);
  if (licence === undefined) return [];
  return [/ (AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }];
}

/**
 * The packages as a CycloneDX 1.6 document. `npm sbom` does not do: with `--omit dev` it also leaves out what runs in
 * production and is a workspace's tool as well.
 */
export function sbomOf(packages: readonly Package[], made: { serial: string; at: Date }) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${made.serial}`,
    version: 1,
    metadata: {
      timestamp: made.at.toISOString(),
      component: { type: 'application', 'bom-ref': 'prendarios', name: 'prendarios' },
    },
    components: packages.map((one) => ({
      type: 'library',
      'bom-ref': idOf(one),
      name: one.name,
      version: one.version,
      purl: purlOf(idOf(one)),
      licenses: licencesOf(one),
      hashes: hashesOf(one.integrity),
    })),
    dependencies: packages.map((one) => ({ ref: idOf(one), dependsOn: one.needs })),
  };
}

if (import.meta.main) {
  const folder = join(root, 'dist');
  mkdirSync(folder, { recursive: true });
  const sbom = sbomOf(productionPackages(), { serial: randomUUID(), at: new Date() });
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`dist/sbom.cdx.json: ${sbom.components.length} packages`);
}
