import { nameCase } from '@prendarios/rules/displayCase';
import type { ProposalFilter } from '#generated/graphql.ts';
import type { Board } from './charts.ts';

/** Counts that one call may ask for. */
const MOST_COUNTED = 10;

export type Target = Readonly<{ code: string; name: string; target: number }>;

/** The points of sale with a target, in the order of the board. */
export const targetsOf = ({ pointsOfSale }: Pick<Board, 'pointsOfSale'>): Target[] =>
  pointsOfSale.flatMap(({ code, businessName, signedTarget }) =>
    code === null || signedTarget === null
      ? []
      : [{ code, name: nameCase(businessName ?? code), target: signedTarget }],
  );

/** Groups as many targets as one call counts. */
export const inPages = (targets: readonly Target[]): Target[][] =>
  Array.from({ length: Math.ceil(targets.length / MOST_COUNTED) }, (_none, at) =>
    targets.slice(at * MOST_COUNTED, (at + 1) * MOST_COUNTED),
  );

/** What is counted against each target: the contracts signed in the month of `today` (YYYY-MM-DD in Argentina). */
export const signedFilters = (targets: readonly Target[], today: string): ProposalFilter[] =>
  targets.map(({ code }) => ({ pointOfSaleCode: code, signedFrom: `${today.slice(0, 7)}-01` }));
