import { setTimeout as sleep } from 'node:timers/promises';
import type { Tally } from './Tally.ts';

/** A trouble strikes after up to 12 more acknowledgements plus a short delay, so that it hits an in-flight write. */
const MOST_BETWEEN = 12;
const MOST_MS_INTO = 25;

type Trouble = Readonly<{
  writers: number;
  random: () => number;
  /** Run in sequence; each resolves when it is over. */
  happenings: readonly (() => Promise<void>)[];
  /** Runs one person's journey; document numbers count up from `firstDocument`. */
  write: (document: string) => Promise<void>;
  firstDocument: number;
}>;

/** Runs the writers while the happenings run in sequence; then each writer finishes its last journey. */
export async function underTrouble<K extends string>(tally: Tally<K>, trouble: Trouble): Promise<void> {
  const { writers, random, happenings, write, firstDocument } = trouble;
  let nextDocument = firstDocument;
  const round = { isOver: false };
  const writing = Array.from({ length: writers }, async () => {
    while (!round.isOver) await write(String((nextDocument += 1)));
  });
  const happening = async () => {
    for (const happen of happenings) {
      await tally.reaches(tally.acknowledged.length + 1 + Math.floor(random() * MOST_BETWEEN));
      await sleep(random() * MOST_MS_INTO);
      await happen();
    }
    round.isOver = true;
  };
  try {
    // A failed writer ends the run immediately.
    await Promise.race([happening(), Promise.all(writing)]);
    await Promise.all(writing);
  } finally {
    tally.end();
  }
}
