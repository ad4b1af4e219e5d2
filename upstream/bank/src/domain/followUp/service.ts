import { todayInArgentina } from '@prendarios/rules/birthDate';
import { nameCase } from '@prendarios/rules/displayCase';
import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import { ApiError, invalid } from '../../platform/http/errors.ts';
import type { followUpAnswer, followUpBody } from '../api/followUp.ts';
import type { Bank } from '../bank.ts';
import { isPastItsDays, requireOpen } from '../lifecycle/guards.ts';
import { type FollowUpRow, followUpsOf, saveFollowUp } from '../records/followUps.ts';
import { lockProposal, readProposal } from '../records/proposals.ts';
import { addStaffAct, countStaffActs, type StaffAct, staffActsOf } from '../records/staffActs.ts';
import { tellTaken } from '../messages/colleague.ts';

type Answer = z.infer<typeof followUpAnswer>;
type Change = z.infer<typeof followUpBody>;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Limit per user. */
const NOTES_PER_HOUR = 60;
/** Maximum number of notes, and of other actions, in a response. */
const MOST_ACTS = 100;
const FURTHEST_DAYS = 365;

/** Returns when the current assignee took the proposal; null if nobody has it. `acts`: newest first. */
const assignedAt = (
  row: Pick<FollowUpRow, 'assigneeId'> | undefined,
  acts: readonly StaffAct[],
): Date | null =>
  acts.find(({ kind, userId }) => kind === 'TAKEN' && userId === row?.assigneeId)?.createdAt ?? null;

/** Returns the proposal's follow-up as this user sees it; only sellers can write, while the proposal is open. */
export async function followUpOf(bank: Bank, proposalUuid: string, user: User): Promise<Answer> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  const [row] = await followUpsOf(bank.sql, [proposalUuid]);
  const acts = await staffActsOf(bank.sql, proposalUuid);
  const member = (id: string, name: string | null) => ({ name, isUser: id === user.id });
  return {
    assignee: row?.assigneeId ? member(row.assigneeId, row.assigneeName) : null,
    assignedAt: assignedAt(row, acts)?.toISOString() ?? null,
    nextOn: row?.nextOn ?? null,
    notes: acts
      .flatMap(({ id, text, userId, userName, createdAt }) =>
        text === null
          ? []
          : [{ id, text, author: member(userId, userName), writtenAt: createdAt.toISOString() }],
      )
      .slice(0, MOST_ACTS),
    history: acts
      .flatMap(
        ({ id, kind, userId, userName, party, maskedRecipient, fromId, fromName, nextOn, createdAt }) =>
          kind === 'NOTE'
            ? []
            : [
                {
                  id,
                  kind,
                  by: member(userId, userName),
                  party,
                  maskedRecipient,
                  from: fromId === null ? null : member(fromId, fromName),
                  nextOn,
                  at: createdAt.toISOString(),
                },
              ],
      )
      .slice(0, MOST_ACTS),
    writable: user.role === 'seller' && proposal.flowStatus === 'A' && !isPastItsDays(bank, proposal),
  };
}

function requireNextDay({ clock }: Bank, nextOn: string): void {
  const now = clock.now();
  const last = todayInArgentina(new Date(now.getTime() + FURTHEST_DAYS * DAY_MS));
  if (nextOn >= todayInArgentina(now) && nextOn <= last) return;
  throw invalid({ nextOn: 'Ingresá una fecha de hoy en adelante, hasta un año.' });
}

/** Returns the assignee after a change. Users can only give up their own assignment. */
function assignedTo(
  row: Pick<FollowUpRow, 'assigneeId' | 'assigneeName'>,
  { assigned, nextOn }: Change,
  user: User,
) {
  const takes = assigned ?? (typeof nextOn === 'string' && row.assigneeId === null);
  if (takes) return { assigneeId: user.id, assigneeName: user.name };
  if (assigned === false && row.assigneeId === user.id) return { assigneeId: null, assigneeName: null };
  return { assigneeId: row.assigneeId, assigneeName: row.assigneeName };
}

/**
 * Requires that a user who takes a proposal saw which colleague has it.
 * @throws {ApiError} 409 ASSIGNED_MEANWHILE.
 */
async function requireKnownAssignee(
  { sql }: Bank,
  row: FollowUpRow | undefined,
  { assigned, knownAssignedAt }: Change,
  user: User,
): Promise<void> {
  if (assigned !== true || !row?.assigneeId || row.assigneeId === user.id) return;
  const since = assignedAt(row, await staffActsOf(sql, row.proposalUuid));
  if (since === null || since.getTime() === Date.parse(knownAssignedAt ?? '')) return;
  const who = row.assigneeName === null ? 'otra persona' : nameCase(row.assigneeName);
  throw new ApiError(409, 'ASSIGNED_MEANWHILE', `Mientras tanto la tomó ${who}.`);
}

/**
 * Writes a seller's change of a follow-up and mails the colleague from whom it is taken.
 * @throws {ApiError} 400 for a day out of range, 409 PROPOSAL_NOT_OPEN, ASSIGNED_MEANWHILE, 429 NOTE_LIMIT.
 */
export async function changeFollowUp(
  bank: Bank,
  proposalUuid: string,
  user: User,
  change: Change,
): Promise<void> {
  const { sql, clock } = bank;
  const proposal = await lockProposal(sql, proposalUuid);
  requireOpen(bank, proposal);
  if (change.nextOn) requireNextDay(bank, change.nextOn);
  const now = clock.now();
  const [found] = await followUpsOf(sql, [proposalUuid]);
  await requireKnownAssignee(bank, found, change, user);
  const before = found ?? { assigneeId: null, assigneeName: null, nextOn: null };
  const after = assignedTo(before, change, user);
  const nextOn = change.nextOn === undefined ? before.nextOn : change.nextOn;
  if (after.assigneeId !== before.assigneeId || nextOn !== before.nextOn) {
    await saveFollowUp(sql, { proposalUuid, ...after, nextOn, updatedAt: now });
  }
  if (after.assigneeId !== before.assigneeId) {
    const isTaken = after.assigneeId !== null;
    const from = isTaken ? { fromId: before.assigneeId, fromName: before.assigneeName } : {};
    await addStaffAct(sql, { proposalUuid, kind: isTaken ? 'TAKEN' : 'LEFT', user, at: now, ...from });
    if (isTaken && before.assigneeId !== null) await tellTaken(bank, proposal, before.assigneeId, user);
  }
  if (nextOn !== before.nextOn) {
    const kind = nextOn === null ? 'CALL_CLEARED' : 'CALL_SET';
    await addStaffAct(sql, { proposalUuid, kind, user, at: now, nextOn });
  }
  if (change.note === undefined) return;
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await countStaffActs(sql, { userId: user.id, kind: 'NOTE', since })) >= NOTES_PER_HOUR) {
    throw new ApiError(429, 'NOTE_LIMIT', 'Escribiste muchas notas seguidas. Probá de nuevo en una hora.');
  }
  await addStaffAct(sql, { proposalUuid, kind: 'NOTE', user, at: now, text: change.note });
}
