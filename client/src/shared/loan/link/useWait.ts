import { useToday } from '#shared/text/useToday.ts';
import { nextWhen } from './nextWhen.ts';
import { WAIT_TEXTS as TEXT } from './waitTexts.ts';
import { useMinutesLeft } from './useMinutesLeft.ts';

/** Returns when another message may go to the same person, in a sentence; null if it may now. */
export function useWait(nextAt: string | null): string | null {
  const minutes = useMinutesLeft(nextAt);
  const today = useToday();
  return nextAt === null || minutes === 0 ? null : TEXT.next(nextWhen(nextAt, minutes, today));
}
