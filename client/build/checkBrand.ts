import { readFileSync } from 'node:fs';
import { parseBrandFile } from '@prendarios/rules/brandFile';
import { brandFaults } from '../src/app/prerender/brandFaults.ts';

/** Validates a brand file before a bank uses it: its format, and the contrast of its colours. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? node client/build/checkBrand.ts brand.json');
  process.exit(1);
}
try {
  const faults = brandFaults(parseBrandFile(readFileSync(file, 'utf8')));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`${file} is complete and its colours have enough contrast.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
