import { and, between, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import { normalizeDni } from '@prendarios/rules/dni';
import { idRange, platePart, searchWords } from '@prendarios/rules/proposalSearch';
import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { getProposalsQuery } from '../api/proposals.ts';
import { CONCIERGE } from '../flow/table.ts';
import type { PaymentsUntil } from '../lifecycle/expectedPayment.ts';
import { dayStart } from '../loan/dates.ts';
import type { FlowStatus } from '../records/rowTypes.ts';
import { documentObservations, followUps, inscribedAt, signedAt, stepDates } from '../records/phaseTables.ts';
import { NUMBER_MARK, paymentHeldSince, proposals, searchedVector } from '../records/tables.ts';
import { BOARD_STAGES } from './boardStages.ts';

type Query = z.infer<typeof getProposalsQuery>;

const CANCELED: readonly FlowStatus[] = ['C', 'X'];
const NOTHING = sql`false`;
/** Matches the condition of the partial indexes literally; a bound parameter would prevent their use. */
export const IS_OPEN = sql`${proposals.flowStatus} = 'A'`;

/** Minimum letters or digits of a search; shorter texts find nothing. */
const SHORTEST_SEARCH = 2;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (date: Date, days: number): Date => new Date(date.getTime() - days * DAY_MS);
const today = (now: Date): Date => dayStart(todayInArgentina(now));

const isOfOpen = ({ sort, pastTarget, waitsFor, paymentUntil }: Query): boolean =>
  sort === 'LONGEST_IN_STAGE' ||
  sort === 'NEXT_PAYMENT' ||
  [pastTarget, waitsFor, paymentUntil].some((filter) => filter !== undefined);

/** Matches open proposals that exceeded their stage's target days, by the calendar of Argentina. */
export const isPastTarget = (now: Date): SQL | undefined =>
  or(
    ...BOARD_STAGES.flatMap(({ phase, target }) =>
      phase === null || target === null
        ? []
        : [and(eq(proposals.phase, phase), lt(proposals.stageSince, daysBefore(today(now), target)))],
    ),
  );

const ofStatus = ({ status }: Query): SQL | undefined => {
  if (status === undefined) return undefined;
  if (status === 'A') return IS_OPEN;
  return status === 'canceled' ? inArray(proposals.flowStatus, CANCELED) : eq(proposals.flowStatus, status);
};

function ofPhase({ flowPhase, flowPhaseStatus }: Query): SQL | undefined {
  if (flowPhase === CONCIERGE) return eq(proposals.concierge, flowPhaseStatus ?? 'ACTIVE');
  const column = { FINALIZED: proposals.phaseDone, PENDING: proposals.phaseNext, ACTIVE: proposals.phase };
  const asked = column[flowPhaseStatus ?? 'ACTIVE'];
  if (flowPhase !== undefined) return eq(asked, flowPhase);
  return flowPhaseStatus === undefined ? undefined : isNotNull(asked);
}

/**
 * Matches proposals that contain each word as a prefix, whose plate contains the text or whose id begins with it.
 * Digits match any part of the number, or a complete word: otherwise a search could spell out a phone or document that
 * the list masks.
 */
function ofSearch({ search }: Query): SQL | undefined {
  if (search === undefined) return undefined;
  const words = searchWords(search);
  if (words.join('').length < SHORTEST_SEARCH) return NOTHING;
  // Words contain only letters and digits: no text search operators or wildcards.
  const has = (term: string) => sql`${searchedVector(proposals)} @@ to_tsquery('simple', ${term})`;
  const part = platePart(search);
  const ids = idRange(search);
  return or(
    and(
      ...words.map((word) =>
        /^\d+$/.test(word) ? or(has(word), has(`${NUMBER_MARK}${word}:*`)) : has(`${word}:*`),
      ),
    ),
    part === null ? undefined : has(`${part}:*`),
    ids === null ? undefined : between(proposals.uuid, ...ids),
  );
}

const endOfDay = (day: string): Date => daysBefore(dayStart(day), -1);

/** Matches proposals whose step was done within these days, inclusive. `doneAt` is ISO text. */
function ofStep(doneAt: SQL, from: string | undefined, until: string | undefined): SQL | undefined {
  if (from === undefined && until === undefined) return undefined;
  const isIn = and(
    from === undefined ? undefined : gte(doneAt, dayStart(from).toISOString()),
    until === undefined ? undefined : lt(doneAt, endOfDay(until).toISOString()),
  );
  return sql`${proposals.uuid} in (select ${stepDates.proposalUuid} from ${stepDates} where ${isIn})`;
}

/** Includes documents that were uploaded again. */
function ofSentBack({ sentBackDocument: type, sentBackFrom: from }: Query): SQL | undefined {
  if (type === undefined && from === undefined) return undefined;
  const { documentType, observedAt, proposalUuid } = documentObservations;
  const isIn = and(
    type === undefined ? undefined : eq(documentType, type),
    from === undefined ? undefined : gte(observedAt, dayStart(from)),
  );
  return sql`${proposals.uuid} in (select ${proposalUuid} from ${documentObservations} where ${isIn})`;
}

/** `awaited`: the proposals with an expected payment by the day. */
function ofPayment({ paymentUntil, sort }: Query, awaited: readonly PaymentsUntil[]): SQL | undefined {
  if (paymentUntil === undefined && sort !== 'NEXT_PAYMENT') return undefined;
  const some = awaited.map(({ phase, since }) =>
    and(eq(proposals.phase, phase), lte(proposals.stageSince, since)),
  );
  if (some.length === 0) return NOTHING;
  return and(isNull(proposals.revocationHeldSince), isNull(paymentHeldSince), or(...some));
}

/** Finds nothing for an applicant, who must not learn about assignments and calls. */
function ofFollowUp(
  { assignedTo, assignee: id, nextUntil }: Pick<Query, 'assignedTo' | 'assignee' | 'nextUntil'>,
  user: User,
): SQL | undefined {
  if (assignedTo === undefined && nextUntil === undefined && id === undefined) return undefined;
  if (user.role === 'applicant') return NOTHING;
  const { proposalUuid, assigneeId, nextOn } = followUps;
  const ofPerson = (person: string, until?: string) =>
    sql`${proposals.uuid} in (select ${proposalUuid} from ${followUps} where ${and(
      eq(assigneeId, person),
      until === undefined ? undefined : lte(nextOn, until),
    )})`;
  if (id !== undefined) {
    return and(ofPerson(id), ofFollowUp({ assignedTo, nextUntil }, user));
  }
  const ofUser = ofPerson(user.id, nextUntil);
  // Users can filter only by their own calls.
  if (assignedTo === 'ME' || assignedTo === undefined) return ofUser;
  if (nextUntil !== undefined) return NOTHING;
  // A scalar subquery is looked up by row; a join would read all follow-ups of the bank.
  const assignee = sql`(select ${assigneeId} from ${followUps} where ${proposalUuid} = ${proposals.uuid})`;
  return assignedTo === 'NOBODY' ? sql`${assignee} is null` : sql`${assignee} <> ${user.id}`;
}

/** Returns the SQL conditions of a query, without access restrictions. */
export function filtersOf(
  query: Query,
  user: User,
  { now, awaited }: { now: Date; awaited: readonly PaymentsUntil[] },
): SQL | undefined {
  const { genderType, pointOfSale, phaseId, waitsFor, startDate, endDate } = query;
  const { proposalNumber, documentNumber, pastTarget } = query;
  return and(
    isOfOpen(query) ? IS_OPEN : undefined,
    ofStatus(query),
    query.ignoreStatus === undefined ? undefined : inArray(proposals.flowStatus, ['A', 'E']),
    // A point of sale that is not the user's finds nothing, like an unknown one
    // (docs/security.md#points-of-sale).
    pointOfSale === undefined ? undefined : eq(proposals.pointOfSale, pointOfSale),
    ofPhase(query),
    phaseId === undefined ? undefined : eq(proposals.phase, phaseId),
    genderType === undefined ? undefined : eq(proposals.gender, genderType),
    waitsFor === undefined ? undefined : eq(proposals.actor, waitsFor),
    startDate === undefined ? undefined : gte(proposals.createdAt, dayStart(startDate)),
    endDate === undefined ? undefined : lt(proposals.createdAt, endOfDay(endDate)),
    pastTarget === undefined ? undefined : isPastTarget(now),
    proposalNumber === undefined ? undefined : eq(proposals.number, Number(proposalNumber)),
    documentNumber === undefined ? undefined : eq(proposals.document, normalizeDni(documentNumber)),
    ofStep(signedAt(stepDates.dates), query.signedFrom, query.signedUntil),
    ofStep(inscribedAt(stepDates.dates), query.inscribedFrom, query.inscribedUntil),
    ofPayment(query, awaited),
    query.paidToPointOfSale === undefined
      ? undefined
      : sql`${proposals.seller} ->> 'pointOfSale' = ${proposals.pointOfSale}`,
    ofSentBack(query),
    ofFollowUp(query, user),
    ofSearch(query),
  );
}
