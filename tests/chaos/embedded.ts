import { runVariant, VARIANTS } from './variants.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Kills the embedded bank and gateway during keyed writes; false if an acknowledged write is lost or duplicated. */
export async function embeddedIsSound(kills: number, seed: number): Promise<boolean> {
  let isSound = true;
  for (const [at, variant] of VARIANTS.entries()) {
    const share = Math.floor((kills + VARIANTS.length - 1 - at) / VARIANTS.length);
    const { lost, doubled, ...counted } = await runVariant(variant, share, seed + at);
    const figures = { ...counted, lost: lost.length, doubled: doubled.length };
    const shown = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
    print(`${variant.padEnd(20)}${shown.join(', ')}`);
    for (const write of lost) print(`  lost: the ${write}`);
    for (const write of doubled) print(`  doubled: the ${write}`);
    isSound &&= lost.length + doubled.length === 0;
  }
  return isSound;
}
