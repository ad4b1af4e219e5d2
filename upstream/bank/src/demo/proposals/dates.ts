import { createHash } from 'node:crypto';
import { BOARD_STAGES } from '../../domain/proposals/boardStages.ts';
import { doneSteps } from '../../domain/lifecycle/stepDates.ts';
import type { ProposalRow } from '../../domain/records/proposals.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Argentina has no daylight saving time. */
const OFFSET_MS = -3 * HOUR_MS;
const OPENS_AT = 9;
const OPEN_HOURS = 10;
const SUNDAY = 0;

/** Returns a fraction from 0 to 1 that is always the same for a proposal and purpose. */
function fractionOf(what: string, proposalUuid: string): number {
  const hex = createHash('md5').update(`${what}/${proposalUuid}`).digest('hex');
  return Number.parseInt(hex.slice(0, 8), 16) / 0xffffffff;
}

/** Moves an instant to a time from Monday to Saturday, 9 to 19 h, at most two days earlier. */
export function inOfficeHours(instant: Date): Date {
  const local = new Date(instant.getTime() + OFFSET_MS);
  const hour = local.getUTCHours();
  if (hour < OPENS_AT) {
    local.setUTCDate(local.getUTCDate() - 1);
    local.setUTCHours(OPENS_AT + (hour % OPEN_HOURS));
  } else if (hour >= OPENS_AT + OPEN_HOURS) {
    local.setUTCHours(OPENS_AT + (hour % OPEN_HOURS));
  }
  if (local.getUTCDay() === SUNDAY) local.setUTCDate(local.getUTCDate() - 1);
  return new Date(local.getTime() - OFFSET_MS);
}

/** Returns the days in the current stage: three out of four proposals are within its target. */
function daysInStage({ uuid, phase }: ProposalRow): number {
  const target = BOARD_STAGES.find((stage) => stage.phase === phase)?.target ?? 1;
  const chance = fractionOf('days in stage', uuid);
  return chance < 0.75 ? target * (0.05 + chance) : target * (1 + (chance - 0.75) * 6);
}

/** Relative duration of a step; the registry takes longest. */
const weightOf = (step: string): number =>
  step.startsWith('REGISTRO_PRENDA_INSCRIPTA.') ? 6 : step.startsWith('REGISTRO_PRENDA.') ? 3 : 1;
const totalWeight = (steps: readonly string[]): number =>
  steps.reduce((sum, step) => sum + weightOf(step), 0);

/** Returns when the current stage began, or when the last step of an ended proposal was done, in epoch milliseconds. */
function endOf(proposal: ProposalRow, now: Date): number {
  const { uuid, flowStatus, flow, createdAt } = proposal;
  const age = now.getTime() - createdAt.getTime();
  if (flowStatus === 'A') {
    return now.getTime() - Math.min(daysInStage(proposal) * DAY_MS, age * 0.9);
  }
  const days = totalWeight(doneSteps(flow)) * (0.4 + 0.8 * fractionOf('days of the whole', uuid));
  return createdAt.getTime() + Math.min(days * DAY_MS, age * 0.9);
}

/** Returns the date of each finished step, in order, in office hours, and none after `now`. */
export function stepTimes(proposal: ProposalRow, now: Date): Record<string, string> {
  const { flowStatus, phase, flow, createdAt } = proposal;
  const isPresent = (step: string) => flowStatus === 'A' && step.startsWith(`${phase}.`);
  const done = doneSteps(flow);
  const end = endOf(proposal, now);
  let latest = createdAt.getTime();
  const spread = (steps: readonly string[], from: number, to: number) =>
    steps.map((step, at) => {
      const share = totalWeight(steps.slice(0, at + 1)) / totalWeight(steps);
      latest = Math.max(inOfficeHours(new Date(from + (to - from) * share)).getTime(), latest + MINUTE_MS);
      return [step, new Date(latest).toISOString()] as const;
    });
  const earlier = done.filter((step) => !isPresent(step));
  return Object.fromEntries([
    ...spread(earlier, createdAt.getTime(), end),
    ...spread(done.filter(isPresent), end, (end + now.getTime()) / 2),
  ]);
}
