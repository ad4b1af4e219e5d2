import { readFileSync } from 'node:fs';
import { contrastFaults } from '@prendarios/design-system/tokens/contrast';
import { parseBrandFile } from '@prendarios/rules/brandFile';

/** Checks a brand file before a bank is started with it: its form, and the contrast of its colours. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? node client/build/checkBrand.ts brand.json');
  process.exit(1);
}
try {
  const { brand, vivere } = parseBrandFile(readFileSync(file, 'utf8'));
  const faults = [brand, vivere].flatMap((worn) =>
    contrastFaults(worn).map((fault) => `${worn.name}, ${fault}`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`${file} is whole, and every pair of its colours can be read.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
