import { todayInArgentina } from '@prendarios/rules/birthDate';
import { ARGENTINA_TIME_ZONE } from '@prendarios/rules/constants';
import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { outreachAnswer } from '../api/outreach.ts';
import type { Bank } from '../bank.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { illegalMove } from '../lifecycle/moves.ts';
import { lockProposal, type ProposalRow } from '../records/proposals.ts';
import { addStaffAct, type StaffAct, staffActsOf } from '../records/staffActs.ts';
import { type Awaited, awaitedIn } from './awaited.ts';

type Reminder = z.infer<typeof outreachAnswer>['reminder'];

const HOUR_MS = 60 * 60_000;
/** Minimum time between two reminders of a proposal, to any party. */
const APART_MS = 4 * HOUR_MS;
/** Per calendar day in Argentina. */
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

/**
 * Returns a message such as 'Ya se lo recordaste hoy a las 9:40. Podés volver a hacerlo mañana.'; null if a reminder
 * may go out now.
 */
function tooSoon(reminders: readonly StaffAct[], user: User, now: Date): string | null {
  const [last] = reminders;
  if (last === undefined) return null;
  const isToday = (at: Date) => todayInArgentina(at) === todayInArgentina(now);
  const next = new Date(last.createdAt.getTime() + APART_MS);
  const isDayOver = reminders.filter(({ createdAt }) => isToday(createdAt)).length >= PER_DAY;
  if (!isDayOver && next <= now) return null;
  const did = last.userId === user.id ? 'Ya se lo recordaste' : 'Otra persona ya se lo recordó';
  const at = `${isToday(last.createdAt) ? 'hoy' : 'ayer'} a las ${time(last.createdAt)}`;
  const again = isDayOver || !isToday(next) ? 'mañana' : `a las ${time(next)}`;
  return `${did} ${at}. Podés volver a hacerlo ${again}.`;
}

const lastTo = (reminders: readonly StaffAct[], { party }: Awaited): StaffAct | undefined =>
  reminders.find((one) => one.party === PARTIES[party]);

type Last = Pick<StaffAct, 'channel' | 'maskedRecipient' | 'createdAt'>;

function answerOf(awaited: Awaited, last: Last | undefined): Reminder {
  const { channel = null, maskedRecipient = null, createdAt } = last ?? {};
  return {
    party: awaited.party,
    last:
      channel === null || maskedRecipient === null || createdAt === undefined
        ? null
        : { sentAt: createdAt.toISOString(), channel, maskedRecipient },
  };
}

const remindersOf = async ({ sql }: Bank, proposalUuid: string): Promise<StaffAct[]> =>
  (await staffActsOf(sql, proposalUuid)).filter(({ kind }) => kind === 'REMINDED');

/** Returns a reminder's recipient and the last reminder; null if nobody can be reminded. */
export async function reminderOf(bank: Bank, proposal: ProposalRow): Promise<Reminder> {
  const awaited = await awaitedIn(bank, proposal);
  return awaited && answerOf(awaited, lastTo(await remindersOf(bank, proposal.uuid), awaited));
}

/**
 * Sends the link of the step that the proposal waits for, and records it. A repeated reminder uses the other channel,
 * in case the first one does not reach the person.
 * @throws {ApiError} 409 PROPOSAL_NOT_OPEN, ILLEGAL_MOVE if nobody can be reminded, 429 REMINDER_TOO_SOON, or
 * LINK_LIMIT of the link.
 */
export async function remind(bank: Bank, proposalUuid: string, user: User): Promise<Reminder> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  const awaited = await awaitedIn(bank, proposal);
  if (awaited === null) throw illegalMove();
  const now = bank.clock.now();
  const reminders = await remindersOf(bank, proposalUuid);
  const refusal = tooSoon(reminders, user, now);
  if (refusal !== null) throw new ApiError(429, 'REMINDER_TOO_SOON', refusal);
  const before = lastTo(reminders, awaited)?.channel;
  const { channel, maskedRecipient } = await awaited.send(bank, before === 'SMS' ? 'EMAIL' : 'SMS');
  const sent = { channel, maskedRecipient };
  const party = PARTIES[awaited.party];
  await addStaffAct(bank.sql, { proposalUuid, kind: 'REMINDED', user, at: now, party, ...sent });
  return answerOf(awaited, { ...sent, createdAt: now });
}
