import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contrastFaultPairs } from '@prendarios/design-system/tokens/contrast';
import { limitsOf, nearest } from '@prendarios/design-system/tokens/nearest';
import { paletteFrom } from '@prendarios/design-system/tokens/paletteFrom';
import { type BrandFile, parseBrandFile } from '@prendarios/rules/brandFile';
import model from '../../brand.json' with { type: 'json' };
import { brandFaults } from '../src/app/prerender/brandFaults.ts';

const USAGE = `npm run brand -- FILE                    checks a brand file: its format, and the contrast of its colours
npm run brand -- --from "#0B766B" [FILE]  writes a brand file with colours derived from one`;

/** Returns a line for each pair that is hard to read, with the nearest colour that passes with all others. */
function advice({ brand, vivere }: Pick<BrandFile, 'brand' | 'vivere'>): string[] {
  return [brand, vivere].flatMap((one) =>
    contrastFaultPairs(one).map(({ mode, front, back, line }) => {
      const palette = one.color[mode];
      for (const role of [front, back]) {
        const proposed = nearest(palette[role], limitsOf(role, palette));
        if (proposed !== null) return `${one.name}, ${line}: ${role} ${palette[role]} → ${proposed}`;
      }
      return `${one.name}, ${line}: change ${front} and ${back}`;
    }),
  );
}

function check(file: string): void {
  const faults = advice(parseBrandFile(readFileSync(file, 'utf8')));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`${file} is complete and its colours have enough contrast.`);
}

/** Writes a copy of the default file with other colours; never overwrites a file. */
function write(given: string, target: string | undefined): void {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(given) ?? [];
  if (digits === undefined) {
    throw new Error(
      `'${given}' is not a colour: write '#' and six hexadecimal digits in quotes, such as "#0B766B".`,
    );
  }
  const seed = `#${digits.toLowerCase()}`;
  const file = target ?? `brand-${seed.slice(1)}.json`;
  if (existsSync(file)) throw new Error(`${file} exists already: name another file.`);
  const { color, corrections } = paletteFrom(seed, model.brand.color);
  const made = { ...model, brand: { ...model.brand, color } };
  const text = `${JSON.stringify(made, null, 2)}\n`;
  const faults = brandFaults(parseBrandFile(text));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(file, text);
  for (const { mode, role, derived, used } of corrections) {
    console.log(`${mode}: ${role} ${derived} has too little contrast, the nearest with enough is ${used}`);
  }
  console.log(
    `${file} has colours of ${seed}. Names, contacts, mark and texts are still those of ${model.name}.`,
  );
}

const [first, second, third] = process.argv.slice(2);
try {
  if (first === '--from' && second !== undefined) write(second, third);
  else if (first !== undefined && !first.startsWith('--')) check(first);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
