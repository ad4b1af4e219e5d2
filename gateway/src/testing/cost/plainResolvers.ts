import type { Schemas } from '../../bank/contract.ts';
import { bankUrl } from './server.ts';

const STATUSES: Readonly<Record<string, string>> = { A: 'OPEN', C: 'CANCELLED_BY_APPLICANT' };
const money = (pesos: number) => ({ amount: pesos.toFixed(2), currency: 'ARS' });

/** Returns the bank's response with the schema's names, unchecked; default resolvers do the rest. */
export function plainProposal(answer: Schemas['ProposalAnswer']) {
  const { flow, vehicle, owner, quote, calculatedValueDTO: figures, pointOfSale } = answer;
  const mode = quote.mode === 'TRD' ? 'FIXED' : 'UVA';
  return {
    id: answer.proposalUuid,
    number: answer.proposalNumber,
    createdAt: answer.creationDate,
    updatedAt: answer.updatedAt,
    status: STATUSES[flow.status],
    flow: {
      isCancelled: flow.status === 'C',
      canBeResumed: flow.status === 'A',
      isBiometryInProgress: false,
      isAccountSaved: answer.account !== null,
    },
    resumeStep: 'ADDITIONAL_DATA',
    pointOfSale: pointOfSale && {
      code: pointOfSale.code,
      businessName: pointOfSale.business_name,
      city: pointOfSale.city,
    },
    agreement: answer.agreement,
    vehicle: {
      typeCode: vehicle.vehicleType,
      brandName: vehicle.brandName,
      modelName: vehicle.modelName,
      year: vehicle.fuelYear.year,
      zeroKm: vehicle.fuelYear.zeroKm,
      purchaseValue: money(vehicle.purchaseValue),
    },
    owner: {
      ...owner,
      documentNumber: owner.document,
      cuil: owner.cuitl,
      phone: owner.cellPhone,
      occupationId: owner.occupation,
    },
    quote: {
      mode,
      financedAmount: money(quote.selectedAmount),
      term: quote.selectedInstallment,
      dueDay: quote.dueDate,
    },
    figures: {
      mode,
      financedAmount: money(figures.financedAmount),
      installmentWithVat: money(figures.pureEstimatedInstallmentValueWithIva),
      tna: String(figures.tna),
      tea: String(figures.tea),
      cftea: String(figures.cftea),
      totalToPay: money(figures.totalToPay),
    },
  };
}

function toSummary(item: Schemas['GetProposalsAnswer']['items'][number]) {
  const { flow, vehicle, pointOfSale } = item;
  return {
    id: item.proposalUuid,
    number: item.proposalNumber,
    createdAt: item.creationDate,
    maskedDocument: `${item.documentNumber?.slice(0, 2)}•••`,
    displayName: flow.flowPhase.find(({ status }) => status === 'ACTIVE')?.name,
    stageKind: 'IN_PROGRESS',
    waitsFor: 'OWNER',
    status: STATUSES[flow.status],
    flow: { isCancelled: flow.status === 'C', canBeResumed: flow.status === 'A' },
    vehicle: {
      brandName: vehicle.brandName,
      modelName: vehicle.modelName,
      year: vehicle.fuelYear.year,
      zeroKm: vehicle.fuelYear.zeroKm,
      purchaseValue: money(vehicle.purchaseValue),
    },
    pointOfSale: pointOfSale && {
      code: pointOfSale.code,
      businessName: pointOfSale.business_name,
      city: pointOfSale.city,
    },
  };
}

export const plainPage = ({ items, lastKey }: Schemas['GetProposalsAnswer']) => ({
  nodes: items.map(toSummary),
  pageInfo: { hasNextPage: lastKey !== null, endCursor: lastKey },
});

async function fromBank<T>(path: string): Promise<T> {
  const answer = await fetch(`${bankUrl()}${path}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the plain server checks nothing
  return (await answer.json()) as T;
}

export const plainResolvers = {
  Query: {
    proposal: async (_root: unknown, { id }: { id: string }) =>
      plainProposal(await fromBank<Schemas['ProposalAnswer']>(`/proposal/${id}/get_proposal`)),
    proposals: async () =>
      plainPage(await fromBank<Schemas['GetProposalsAnswer']>('/proposals/get_proposals')),
  },
};
