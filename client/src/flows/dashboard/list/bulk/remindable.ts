import type { NoReminderReason, ProposalRowFragment, ReminderViewFragment } from '#generated/graphql.ts';
import { sentWhen } from '../../reach/lastReminder.ts';
import { SELECT_TEXTS } from './selectTexts.ts';

const TEXT = SELECT_TEXTS.barred;

type Row = Pick<ProposalRowFragment, 'id' | 'waitsFor'>;
type Reach = Readonly<{
  reminders: readonly ReminderViewFragment[];
  noReminderReason: NoReminderReason | null;
}>;
/** Reminders by proposal, for loaded proposals. */
export type KnownReminders = ReadonlyMap<string, Reach>;

/** Returns why nobody can be reminded now; null if somebody can or it is unknown. */
function whyNot(waitsFor: Row['waitsFor'], reach: Reach | undefined, today: string): string | null {
  if (waitsFor === null) return TEXT.NOBODY;
  if (waitsFor === 'BANK' || waitsFor === 'REGISTRY' || waitsFor === 'POINT_OF_SALE') return TEXT[waitsFor];
  if (reach === undefined) return null;
  const {
    reminders: [first],
    noReminderReason,
  } = reach;
  if (first === undefined && noReminderReason !== null) return TEXT.none[noReminderReason];
  if (first === undefined) return waitsFor === 'SELLER' ? TEXT.SELLER : TEXT.NOT_YET;
  if (first.nextAt === null) return null;
  const next = sentWhen(first.nextAt, today);
  return first.last === null ? TEXT.tooSoon(next) : TEXT.reminded(sentWhen(first.last.sentAt, today), next);
}

/** Returns the rows that cannot be reminded, with reasons. `today`: YYYY-MM-DD in Argentina. */
export function barredRows(items: readonly Row[], known: KnownReminders, today: string): Map<string, string> {
  const barred = new Map<string, string>();
  for (const { id, waitsFor } of items) {
    const why = id === null ? null : whyNot(waitsFor, known.get(id), today);
    if (id !== null && why !== null) barred.set(id, why);
  }
  return barred;
}
