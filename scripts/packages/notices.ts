import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/services.ts';
import { licenceFaults, licenceOf } from './licences.ts';
import { type Package, productionPackages } from './production.ts';

const FILE = join(root, 'THIRD-PARTY-NOTICES.md');
const INTRODUCTION = `# Third-party notices

The packages that run in production, on the servers or in the browser, on any system, with the licence that each names in its
package file. \`npm run notices\` writes this list from package-lock.json; a test holds it, and allows the licences of
\`scripts/packages/licences.tsv\` only. The full texts are in the packages' own folders, which \`npm ci\` installs.
`;

/** The list as Markdown, by licence. */
export function noticesOf(packages: readonly Package[]): string {
  const byLicence = Map.groupBy(packages, (one) => licenceOf(one) ?? 'no licence');
  const sections = [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, ones]) => {
      const lines = ones.map(({ name, version }) => `- ${name} ${version}`);
      return `\n## ${licence}\n\n${lines.join('\n')}\n`;
    });
  return `${INTRODUCTION}${sections.join('')}`;
}

/** Writes the notices; with `--check` it fails where they differ, or where a licence is not allowed. */
if (import.meta.main) {
  const packages = productionPackages();
  const text = noticesOf(packages);
  const faults = licenceFaults(packages);
  if (!process.argv.includes('--check')) writeFileSync(FILE, text);
  else if (readFileSync(FILE, 'utf8') !== text) faults.push('THIRD-PARTY-NOTICES.md is old: npm run notices');
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
