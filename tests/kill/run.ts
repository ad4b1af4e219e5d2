import { parseArgs } from 'node:util';
import { killed, VARIANTS } from './variants.ts';

/**
 * `npm run kill -- 200`: so many kills (SIGKILL) of bank and gateway under keyed writes, shared out between the variants.
 * Fails unless every acknowledged write is in the database, once.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const kills = Number(positionals[0] ?? 200);
const share = (at: number) => Math.floor((kills + VARIANTS.length - 1 - at) / VARIANTS.length);

const print = (line: string) => void process.stdout.write(`${line}\n`);
let isSound = true;
print(`seed ${values.seed}`);
for (const [at, variant] of VARIANTS.entries()) {
  const startedAt = performance.now();
  const { lost, doubled, ...counted } = await killed(variant, share(at), Number(values.seed) + at);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const figures = { ...counted, lost: lost.length, doubled: doubled.length, seconds };
  print(
    `${variant.padEnd(20)}${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  );
  for (const write of lost) print(`  lost: the ${write}`);
  for (const write of doubled) print(`  doubled: the ${write}`);
  isSound &&= lost.length + doubled.length === 0;
}
process.exit(isSound ? 0 : 1);
