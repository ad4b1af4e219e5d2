import { plateWords, searchedWords } from '@prendarios/rules/proposalSearch';
import type { ACTORS } from '../api/proposals.ts';
import { CONCIERGE, type PhaseName, RELOAD } from '../flow/table.ts';
import type * as Row from './rowTypes.ts';

type Actor = (typeof ACTORS)[number];

type Source = {
  flow: Row.Flow;
  flowStatus: Row.FlowStatus;
  phase?: string | null;
  step?: string | null;
  pledge?: Row.Pledge | null;
  revocationHeldSince?: Date | null;
  document: string;
  owner: Pick<Row.Person, 'firstName' | 'lastName' | 'gender'> &
    Partial<Pick<Row.Person, 'cuitl' | 'cellPhone'>>;
  vehicle: Pick<Row.Vehicle, 'brandName' | 'modelName' | 'plate'>;
  quote: Pick<Row.Quote, 'selectedAmount'>;
  seller?: Pick<Row.Seller, 'physicalPerson' | 'legalPerson'> | null;
};

/** Columns for the dashboard's filters and search, derived from the rest of the row (decision 024). */
export type Facets = {
  /** The last finalized and the next pending phase, never CONCIERGE (ST-02). */
  phaseDone: PhaseName | null;
  phaseNext: PhaseName | null;
  /** Status of CONCIERGE; null without a gestor. */
  concierge: Row.PhaseStatus | null;
  /** The party that must act now; null after the end of the flow. */
  actor: Actor | null;
  /** Words that a search matches, in addition to the number (`searchWords`). */
  searchedWords: string;
  gender: Row.Person['gender'];
  /** Pesos of the loan. */
  amount: number;
};

const ACTOR_OF_PLEDGE = { RETURNED: 'SELLER', RECEIVED: 'BANK' } as const satisfies Record<Row.Pledge, Actor>;

/** Whether the sale uploads the document: the inscribed pledge (point of sale) and the seller's documents. */
const isOfSale = (document: string): boolean =>
  document.startsWith('SELLER_') || document === 'INSCRIBED_PLEDGE';

function actorOf({ flow, flowStatus, phase, step, pledge, revocationHeldSince }: Source): Actor | null {
  if (flowStatus !== 'A' || !phase) return null;
  if (revocationHeldSince) return 'BANK';
  if (phase === RELOAD) {
    const steps = flow.flowPhase.find(({ name }) => name === RELOAD)?.steps ?? [];
    const awaited = steps.filter(({ status }) => status !== 'FINALIZED');
    return awaited.length > 0 && awaited.every(({ name }) => isOfSale(name)) ? 'SELLER' : 'HOLDER';
  }
  if (phase === 'REGISTRO_PRENDA_INSCRIPTA') return pledge ? ACTOR_OF_PLEDGE[pledge] : 'REGISTRY';
  if (phase === 'REGISTRO_PRENDA') return 'BANK';
  if (phase !== 'SELLER' || step === 'confirmData') return 'HOLDER';
  return step === 'validateDocumentation' ? 'BANK' : 'SELLER';
}

/** A search matches only the last digits of a phone, which the masked phone shows. */
const LAST_OF_PHONE = -4;

function wordsOf({ document, owner, vehicle, seller }: Source): string {
  const { areaCode = '', number: phone = '' } = owner.cellPhone ?? {};
  return searchedWords([
    owner.firstName,
    owner.lastName,
    document,
    owner.cuitl,
    `${areaCode}${phone}`,
    phone.slice(LAST_OF_PHONE),
    ...plateWords(vehicle.plate ?? ''),
    vehicle.brandName,
    vehicle.modelName,
    seller?.physicalPerson?.firstName,
    seller?.physicalPerson?.lastName,
    seller?.legalPerson?.businessName,
  ]);
}

export function facetsOf(row: Source): Facets {
  const line = row.flow.flowPhase.filter(({ name }) => name !== CONCIERGE);
  return {
    phaseDone: line.findLast(({ status }) => status === 'FINALIZED')?.name ?? null,
    phaseNext: line.find(({ status }) => status === 'PENDING')?.name ?? null,
    concierge: row.flow.flowPhase.find(({ name }) => name === CONCIERGE)?.status ?? null,
    actor: actorOf(row),
    searchedWords: wordsOf(row),
    gender: row.owner.gender,
    amount: row.quote.selectedAmount,
  };
}
