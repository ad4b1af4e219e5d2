import { GraphQLError } from 'graphql';
import type { Schemas } from '../../bank/contract.ts';
import { BankRefusal } from '../../bank/client/errors.ts';
import { listAbilities, listPage } from '../../bank/listAbilities.ts';
import type {
  BoardResolvers,
  BoardStage,
  PhaseName,
  ProposalStatusFilter,
  QueryResolvers,
} from '../../generated/resolvers.ts';
import { orNull, requireStaff } from '../access.ts';
import type { GatewayContext } from '../context.ts';
import { toPhaseName } from '../convert/phase.ts';
import { optionalMoney } from '../convert/values.ts';
import { contractQuery } from '../input/proposalFilter.ts';
import { toAbilities } from './proposalList.ts';

type BoardAnswer = Schemas['BoardAnswer'];
type Filter = Pick<BoardStage, 'phase' | 'status'>;

const open = (phase: PhaseName): Filter => ({ phase, status: 'OPEN' });

/** Stages in flow order (docs/domain.md#board). */
const STAGES: readonly Filter[] = [
  open('OWNER'),
  open('INSURANCE'),
  open('SELLER'),
  open('IDENTITY_AND_CONTRACT'),
  open('DOCUMENTS_SENT_BACK'),
  open('PLEDGE_REGISTRATION'),
  open('PLEDGE_INSCRIPTION'),
  { phase: null, status: 'CLOSED' },
];

const STATUSES = { A: 'OPEN', E: 'CLOSED' } as const satisfies Record<string, ProposalStatusFilter>;

/** Converts the bank's counts, ignoring stages that the schema does not know. */
function toStages(stages: BoardAnswer['stages']): BoardStage[] {
  return STAGES.flatMap((filter) =>
    stages
      .filter(
        ({ phase, status }) =>
          (phase && toPhaseName(phase)) === filter.phase && STATUSES[status] === filter.status,
      )
      .map(({ count, capped, targetDays, olderThanTarget, medianDays = null }) => ({
        ...filter,
        count,
        isCapped: capped,
        targetDays,
        olderThanTarget,
        medianDays,
      })),
  );
}

/** Counts the rows on the first list page of each stage, and whether another page follows. */
async function pagedStages({ bank }: GatewayContext, pointOfSaleCode: string | null): Promise<BoardStage[]> {
  return Promise.all(
    STAGES.map(async (filter) => {
      const query = contractQuery({ ...filter, pointOfSaleCode });
      const { answer } = await bank.marked('getProposals', listPage(query, null));
      return {
        ...filter,
        count: answer.items.length,
        isCapped: answer.lastKey !== null,
        targetDays: null,
        olderThanTarget: null,
        medianDays: null,
      };
    }),
  );
}

/** Returns null if the bank has no board. */
async function readBoard(
  { bank }: GatewayContext,
  pointOfSaleCode: string | null,
): Promise<BoardAnswer | null> {
  try {
    return await orNull(
      bank.read('getBoard', {
        query: { pointOfSale: pointOfSaleCode ?? undefined },
        behalf: 'user',
      }),
    );
  } catch (error) {
    if (!(error instanceof BankRefusal) || error.refusal.status !== 400) throw error;
    const extensions = { code: 'BAD_USER_INPUT', field: 'pointOfSaleCode' };
    throw new GraphQLError('pointOfSaleCode must be the code of a point of sale.', { extensions });
  }
}

export const boardQueries = {
  board: async (_root, { pointOfSaleCode }, context) => {
    requireStaff(context);
    const answer = await readBoard(context, pointOfSaleCode ?? null);
    if (answer === null) return null;
    const { stages, weeks, pointsOfSale, cohorts, sentBackDocuments } = answer;
    return {
      stages: toStages(stages),
      weeks: weeks.map(({ week: startsOn, placed, ...happened }) => ({
        startsOn,
        ...happened,
        placed: optionalMoney(placed),
      })),
      pointsOfSale: pointsOfSale.map(({ business_name: businessName, placed, ...point }) => ({
        ...point,
        businessName,
        placed: optionalMoney(placed),
        signedTarget: context.settings.brand.signedPerMonth?.[point.code ?? ''] ?? null,
      })),
      cohorts: cohorts?.map(({ week: startsOn, ...happened }) => ({ startsOn, ...happened })) ?? null,
      sentBackDocuments: sentBackDocuments.map(({ reasons, ...document }) => ({
        ...document,
        reasons: reasons ?? [],
      })),
    };
  },
  boardStages: async (_root, { pointOfSaleCode }, context) => {
    const { claims } = requireStaff(context);
    const point = pointOfSaleCode ?? null;
    const answer = await readBoard(context, point);
    // Cache only the expensive counts, because a cached count misses the second of two quick changes.
    return answer === null
      ? context.bank.recent(claims.sub, ['boardStages', point], () => pagedStages(context, point))
      : toStages(answer.stages);
  },
} satisfies QueryResolvers;

export const boardFields: BoardResolvers = {
  listAbilities: async (_board, _args, { bank }) => toAbilities(await listAbilities(bank)),
};
