import { nameCase } from '@prendarios/rules/displayCase';
import type { ProposalFilter } from '#generated/graphql.ts';
import type { Board } from './charts.ts';

/** Most counts that one call may request. */
const MOST_COUNTED = 10;

export type Target = Readonly<{ code: string; name: string; target: number }>;

/** Returns the points of sale with a target, in the board's order. */
export const targetsOf = ({ pointsOfSale }: Pick<Board, 'pointsOfSale'>): Target[] =>
  pointsOfSale.flatMap(({ code, businessName, signedTarget }) =>
    code === null || signedTarget === null
      ? []
      : [{ code, name: nameCase(businessName ?? code), target: signedTarget }],
  );

/** Splits targets into groups that one call can count. */
export const inPages = (targets: readonly Target[]): Target[][] =>
  Array.from({ length: Math.ceil(targets.length / MOST_COUNTED) }, (_none, at) =>
    targets.slice(at * MOST_COUNTED, (at + 1) * MOST_COUNTED),
  );

/**
 * Returns the filters that count signatures against each target: contracts signed in the month of `today` (YYYY-MM-DD
 * in Argentina).
 */
export const signedFilters = (targets: readonly Target[], today: string): ProposalFilter[] =>
  targets.map(({ code }) => ({ pointOfSaleCode: code, signedFrom: `${today.slice(0, 7)}-01` }));
