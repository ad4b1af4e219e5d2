import { z } from 'zod';
import type { BankCall, Marked } from './BankClient.ts';
import type { BankSession } from './BankSession.ts';
import { documentParty } from './documentation.ts';
import { genderCode, type GenderCode } from './person.ts';
import { flow, pledge } from './proposal.ts';
import { branchAnswer, isoInstant } from './shapes.ts';
import { vehicleAnswer } from './vehicle.ts';

/** A row of the list (EN-06); missing values are null (EN-07). */
const proposalItem = z
  .object({
    proposalNumber: z.number().int().nullable(),
    proposalUuid: z.string().nullable(),
    creationDate: isoInstant,
    documentNumber: z.string().nullable(),
    pointOfSale: branchAnswer.nullable(),
    vehicle: vehicleAnswer,
    flow,
    genderType: genderCode,
    /** Status id of the Vivere flow; left out for other proposals. */
    vivereStatus: z.number().int().nullish(),
    pledge: pledge.nullish(),
    revocationOnHold: z.boolean().nullish(),
    /** Parties whose documents were sent back; optional in the contract. */
    observedParties: z.array(documentParty).optional(),
    ownerName: z.string().nullish(),
    /** Pesos; optional in the contract, like the next one. */
    amount: z.number().nullish(),
    stageSince: isoInstant.nullish(),
  })
  .transform(({ observedParties = [], ...item }) => ({ ...item, sentBackParties: observedParties }));
export type ProposalItem = z.infer<typeof proposalItem>;

const pageAnswer = z.object({ items: z.array(proposalItem), lastKey: z.string().nullable() });
type ProposalsPage = z.infer<typeof pageAnswer>;

const SORTS = ['NEWEST', 'OLDEST', 'LONGEST_IN_STAGE'] as const;

/** Capabilities of the bank's list; unknown sorts are ignored. */
const abilities = z.object({
  pageSizes: z.array(z.number().int().positive()).min(1),
  sorts: z
    .array(z.string())
    .transform((all) => SORTS.filter((sort) => all.includes(sort)))
    .pipe(z.array(z.enum(SORTS)).min(1)),
  searchesNames: z.boolean(),
  filtersByActor: z.boolean(),
  filtersByStageAge: z.boolean(),
});
export type ListAbilities = z.infer<typeof abilities>;

/** Capabilities of a bank that supports only CA-81. */
const LEAST: ListAbilities = {
  pageSizes: [10],
  sorts: ['NEWEST'],
  searchesNames: false,
  filtersByActor: false,
  filtersByStageAge: false,
};

/** The parameters of CA-81 except `lastKey`. The last five depend on `ListAbilities`. */
export type ListQuery = Readonly<{
  proposalNumber?: string | undefined;
  documentNumber?: string | undefined;
  genderType?: GenderCode | undefined;
  pointOfSale?: string | undefined;
  phaseId?: string | undefined;
  flowPhase?: string | undefined;
  flowPhaseStatus?: string | undefined;
  status?: string | undefined;
  ignoreStatus?: 'canceled' | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  search?: string | undefined;
  waitsFor?: string | undefined;
  stageOlderThanDays?: number | undefined;
  sort?: string | undefined;
  pageSize?: number | undefined;
}>;

/** The bank answers only with what the token's user may see (docs/security.md#points-of-sale). */
export class ProposalsSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  /** Returns the list's capabilities (decision 028). */
  async abilities(): Promise<ListAbilities> {
    const found = await this.#bank.optionalCatalogue({
      name: 'ext/list-abilities',
      kind: 'read',
      method: 'GET',
      path: '/ext/list-abilities',
      answer: abilities,
    });
    return found ?? LEAST;
  }

  /** Returns the page after a key (CA-81) with the mark for `version`. */
  page(query: ListQuery, lastKey: string | null): Promise<Marked<ProposalsPage>> {
    return this.#bank.marked(readOf(query, lastKey));
  }

  /** The page's current mark; `known` if the bank answers 304. */
  version(query: ListQuery, lastKey: string | null, known: string): Promise<string | null> {
    return this.#bank.version(readOf(query, lastKey), known);
  }
}

const readOf = (query: ListQuery, lastKey: string | null): BankCall<ProposalsPage> => ({
  name: 'get_proposals',
  path: '/proposals/get_proposals',
  kind: 'read',
  method: 'GET',
  query: { ...query, lastKey: lastKey ?? undefined },
  behalf: 'user',
  answer: pageAnswer,
});
