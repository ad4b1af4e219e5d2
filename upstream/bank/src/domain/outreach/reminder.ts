import { todayInArgentina } from '@prendarios/rules/birthDate';
import { ARGENTINA_TIME_ZONE } from '@prendarios/rules/constants';
import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { outreachAnswer } from '../api/outreach.ts';
import type { Bank } from '../bank.ts';
import { addDays, dayStart } from '../loan/dates.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { illegalMove } from '../lifecycle/moves.ts';
import { lockProposal, type ProposalRow } from '../records/proposals.ts';
import { nextSellerLinkAt } from '../seller/contact.ts';
import { addStaffAct, type StaffAct, staffActsOf } from '../records/staffActs.ts';
import { awaitedIn } from './awaited.ts';

type Reminder = NonNullable<z.infer<typeof outreachAnswer>['reminder']>;
type Party = Reminder['party'];

const HOUR_MS = 60 * 60_000;
/** Minimum time between two reminders to a borrower; links to the vehicle's seller have a separate limit. */
const APART_MS = 4 * HOUR_MS;
/** Maximum reminders to a borrower per calendar day in Argentina. */
const PER_DAY = 2;

const clockTime = new Intl.DateTimeFormat('es-AR', {
  timeZone: ARGENTINA_TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns a time such as '9:40'. */
const time = (at: Date): string => clockTime.format(at).replace(/^0(?=\d:)/, '');

const PARTIES = { HOLDER: 'OWNER', CO_OWNER: 'CO_OWNER', SELLER: 'SELLER' } as const;

const isSameDay = (one: Date, other: Date): boolean => todayInArgentina(one) === todayInArgentina(other);

/** Returns when the next day starts in Argentina. */
const dayAfter = (at: Date): Date => dayStart(addDays(todayInArgentina(at), 1));

/** Returns when this person may be reminded again; null if that is now. `reminders`: the person's, newest first. */
function nextAfter(reminders: readonly StaffAct[], now: Date): Date | null {
  const [last] = reminders;
  if (last === undefined) return null;
  const apart = new Date(last.createdAt.getTime() + APART_MS);
  const isDayOver = reminders.filter(({ createdAt }) => isSameDay(createdAt, now)).length >= PER_DAY;
  const next = isDayOver && isSameDay(apart, now) ? dayAfter(now) : apart;
  return next > now ? next : null;
}

/** Returns a message such as 'Ya se lo recordaste hoy a las 9:40. Podés volver a hacerlo mañana.' */
function tooSoon(last: StaffAct, next: Date, user: User, now: Date): string {
  const did = last.userId === user.id ? 'Ya se lo recordaste' : 'Otra persona ya se lo recordó';
  const at = `${isSameDay(last.createdAt, now) ? 'hoy' : 'ayer'} a las ${time(last.createdAt)}`;
  return `${did} ${at}. Podés volver a hacerlo ${isSameDay(next, now) ? `a las ${time(next)}` : 'mañana'}.`;
}

/** Returns the reminders to a party, newest first. */
const toParty = (acts: readonly StaffAct[], party: Party): StaffAct[] =>
  acts.filter((act) => act.kind === 'REMINDED' && act.party === PARTIES[party]);

type Last = Pick<StaffAct, 'channel' | 'maskedRecipient' | 'createdAt'>;

function lastOf({ channel, maskedRecipient, createdAt }: Last): Reminder['last'] {
  if (channel === null || maskedRecipient === null) return null;
  return { sentAt: createdAt.toISOString(), channel, maskedRecipient };
}

async function answerOf(
  bank: Bank,
  proposal: ProposalRow,
  party: Party,
  acts: readonly StaffAct[],
): Promise<Reminder> {
  const reminders = toParty(acts, party);
  const [last] = reminders;
  const next =
    party === 'SELLER' ? await nextSellerLinkAt(bank, proposal) : nextAfter(reminders, bank.clock.now());
  return {
    party,
    last: last === undefined ? null : lastOf(last),
    nextAt: next?.toISOString() ?? null,
  };
}

/** Returns a reminder for each party that the proposal waits for, the active step's first. */
export async function remindersOf(bank: Bank, proposal: ProposalRow): Promise<Reminder[]> {
  const awaited = await awaitedIn(bank, proposal);
  const acts = await staffActsOf(bank.sql, proposal.uuid);
  return Promise.all(awaited.map(({ party }) => answerOf(bank, proposal, party, acts)));
}

/**
 * Sends the link of the step that the proposal waits for, and records it. A repeated reminder takes the other
 * channel, in case the first one does not reach the person.
 *
 * @param party by default the one that the active step waits for
 * @throws {ApiError} 409 PROPOSAL_NOT_OPEN, ILLEGAL_MOVE if there is nobody to remind, 429 REMINDER_TOO_SOON, or
 * LINK_LIMIT of the link.
 */
export async function remind(
  bank: Bank,
  proposalUuid: string,
  user: User,
  party: Party | undefined,
): Promise<Reminder> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  const awaited = (await awaitedIn(bank, proposal)).find((one) => party === undefined || one.party === party);
  if (awaited === undefined) throw illegalMove();
  const now = bank.clock.now();
  const [last, ...earlier] = toParty(await staffActsOf(bank.sql, proposalUuid), awaited.party);
  const next = last === undefined ? null : nextAfter([last, ...earlier], now);
  if (last !== undefined && next !== null && awaited.party !== 'SELLER') {
    throw new ApiError(429, 'REMINDER_TOO_SOON', tooSoon(last, next, user, now));
  }
  const { channel, maskedRecipient } = await awaited.send(bank, last?.channel === 'SMS' ? 'EMAIL' : 'SMS');
  const act = { proposalUuid, kind: 'REMINDED', user, at: now, party: PARTIES[awaited.party] } as const;
  await addStaffAct(bank.sql, { ...act, channel, maskedRecipient });
  return answerOf(bank, proposal, awaited.party, await staffActsOf(bank.sql, proposalUuid));
}
