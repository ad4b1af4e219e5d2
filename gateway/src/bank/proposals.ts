import { z } from 'zod';
import type { BankCall, Marked } from './BankClient.ts';
import type { BankSession } from './BankSession.ts';
import { documentParty } from './documentation.ts';
import { genderCode, type GenderCode } from './person.ts';
import { flow } from './proposal.ts';
import { branchAnswer, isoInstant } from './shapes.ts';
import { vehicleAnswer } from './vehicle.ts';

/** EN-06; what is missing comes as null (EN-07). */
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
    /** Parties whose documents were sent back; optional in the contract. */
    observedParties: z.array(documentParty).optional(),
  })
  .transform(({ observedParties = [], ...item }) => ({ ...item, sentBackParties: observedParties }));
export type ProposalItem = z.infer<typeof proposalItem>;

const pageAnswer = z.object({ items: z.array(proposalItem), lastKey: z.string().nullable() });
type ProposalsPage = z.infer<typeof pageAnswer>;
/** The same as the bank writes it. */
export type ProposalsBody = z.input<typeof pageAnswer>;

/** The parameters of CA-81 but `lastKey`; what is left out narrows nothing. */
export type ProposalsQuery = Readonly<{
  proposalNumber?: string | undefined;
  documentNumber?: string | undefined;
  genderType?: GenderCode | undefined;
  pointOfSale?: string | undefined;
  flowPhase?: string | undefined;
  flowPhaseStatus?: string | undefined;
  status?: string | undefined;
  ignoreStatus?: 'canceled' | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}>;

/** CA-81. The bank answers only with what the token's user may see (docs/security.md#points-of-sale). */
export class ProposalsSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  #read(query: ProposalsQuery, lastKey: string | null): BankCall<ProposalsPage> {
    return {
      name: 'get_proposals',
      kind: 'read',
      method: 'GET',
      path: '/proposals/get_proposals',
      query: { ...query, lastKey: lastKey ?? undefined },
      behalf: 'user',
      answer: pageAnswer,
    };
  }

  /** A page of ten, newest first, after that key; with the mark that `version` compares with. */
  page(query: ProposalsQuery, lastKey: string | null): Promise<Marked<ProposalsPage>> {
    return this.#bank.marked(this.#read(query, lastKey));
  }

  /** The mark of that page now: `known` again while the bank says 304. */
  version(query: ProposalsQuery, lastKey: string | null, known: string): Promise<string | null> {
    return this.#bank.version(this.#read(query, lastKey), known);
  }
}
