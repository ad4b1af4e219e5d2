import type { BankSession } from './BankSession.ts';
import type { Arguments, Schemas } from './contract.ts';

/** The parameters of CA-81 and its extensions without `lastKey`. The extensions depend on `ListAbilities`. */
export type ListQuery = Omit<NonNullable<Arguments<'getProposals'>['query']>, 'lastKey'>;

const SORTS = ['NEWEST', 'OLDEST', 'LONGEST_IN_STAGE', 'LARGEST', 'NAME', 'NEXT_PAYMENT'] as const;

/** Capabilities of the bank's list; unknown sorts are ignored. */
export type ListAbilities = Omit<
  Schemas['ListAbilities'],
  | 'sorts'
  | 'filtersBySignature'
  | 'filtersByPayment'
  | 'filtersByPayee'
  | 'filtersByEvent'
  | 'filtersByAssignee'
> & {
  sorts: (typeof SORTS)[number][];
  filtersBySignature: boolean;
  filtersByPayment: boolean;
  filtersByPayee: boolean;
  filtersByEvent: boolean;
  filtersByAssignee: boolean;
};

/** Capabilities of a bank that supports only CA-81. */
const LEAST: ListAbilities = {
  pageSizes: [10],
  sorts: ['NEWEST'],
  searchesNames: false,
  filtersByActor: false,
  filtersByTarget: false,
  filtersBySignature: false,
  filtersByPayment: false,
  filtersByPayee: false,
  filtersByEvent: false,
  filtersByAssignee: false,
};

/** Returns the list's capabilities (decision 028). */
export async function listAbilities(bank: BankSession): Promise<ListAbilities> {
  const found = await bank.optionalCatalogue('getListAbilities', {});
  if (found === null) return LEAST;
  const {
    sorts,
    filtersBySignature,
    filtersByPayment,
    filtersByPayee,
    filtersByEvent,
    filtersByAssignee,
    ...same
  } = found;
  return {
    ...same,
    sorts: SORTS.filter((sort) => sorts.includes(sort)),
    filtersBySignature: filtersBySignature ?? false,
    filtersByPayment: filtersByPayment ?? false,
    filtersByPayee: filtersByPayee ?? false,
    filtersByEvent: filtersByEvent ?? false,
    filtersByAssignee: filtersByAssignee ?? false,
  };
}

/** Returns the arguments for the page after a key (CA-81). The bank lists only proposals that the user may see. */
export const listPage = (query: ListQuery, lastKey: string | null) =>
  ({ query: { ...query, lastKey: lastKey ?? undefined }, behalf: 'user' }) as const;
