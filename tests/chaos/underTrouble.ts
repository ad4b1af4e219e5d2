import { setTimeout as sleep } from 'node:timers/promises';
import type { Tally } from './Tally.ts';

/** A trouble comes that many acknowledgements after the last one at most, and in the midst of the next write. */
const MOST_BETWEEN = 12;
const MOST_MS_INTO = 25;

type Trouble = Readonly<{
  writers: number;
  random: () => number;
  /** One after the other; each resolves when it is over. */
  happenings: readonly (() => Promise<void>)[];
  /** One person's journey; the numbers count up from `firstDocument`. */
  write: (document: string) => Promise<void>;
  firstDocument: number;
}>;

/** Writers write while one thing after the other happens; then each ends what it began. */
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
    // A writer that is refused ends the run at once.
    await Promise.race([happening(), Promise.all(writing)]);
    await Promise.all(writing);
  } finally {
    tally.end();
  }
}
