import type { Schemas } from '../../bank/contract.ts';

export const PROPOSAL_ID = '7d9f3c1a-52b1-4f0e-9a35-0c1f2e3d4b5a';

/** The bank's response for a proposal early in its flow, about 2 kB, which the query below requests. */
export const proposal: Schemas['ProposalAnswer'] = {
  proposalNumber: 1_000_123,
  proposalUuid: PROPOSAL_ID,
  creationDate: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:10:00.000Z',
  stepDates: {},
  pointOfSale: { code: '0042', business_name: 'Automotores del Sur', city: 'Avellaneda' },
  flow: {
    status: 'A',
    flowPhase: [
      { name: 'OWNER', status: 'FINALIZED', steps: [{ name: 'validateCode', status: 'FINALIZED' }] },
      { name: 'INSURANCE', status: 'ACTIVE', steps: [{ name: 'load', status: 'ACTIVE' }] },
      { name: 'SELLER', status: 'PENDING', steps: [{ name: 'load', status: 'PENDING' }] },
    ],
  },
  simulationUuid: '0f8e6c52-98f3-4a3e-9b60-1b8e2f1d7c11',
  simulationType: 'PER_MODEL',
  agreement: {
    id: 1,
    description: 'Convenio general',
    vehicleTypes: ['A', 'U', 'P'],
    modes: ['TRD', 'UVA'],
    minTerm: 12,
    maxTerm: 60,
    maxLtvTRD: 70,
    maxLtvUVA: 75,
    maxVehicleAge: 10,
  },
  vehicle: {
    vehicleType: 'A',
    brand: 'FIAT',
    brandName: 'Fiat',
    model: 1,
    modelName: 'Cronos 1.3 GSE',
    fuelYear: { year: 2027, price: 31_200_000, zeroKm: true, valid: true },
    purchaseValue: 31_200_000,
    plate: null,
    chassis: null,
    engine: null,
  },
  owner: {
    firstName: 'Juana',
    lastName: 'Pérez',
    birthDate: '1990-05-01',
    email: 'juana@correo.com',
    cuitl: '27200000019',
    gender: 'F',
    document: '20000001',
    documentType: { id: 150 },
    cellPhone: { areaCode: '11', number: '45556677', provider: 'PER' },
    occupation: 2,
    role: null,
    ivaCategory: 'CF',
    iibbCategory: null,
    income: null,
    relationship: null,
  },
  coOwner: null,
  quote: {
    selectedAmount: 10_000_000,
    min: 1_000_000,
    max: 20_000_000,
    total: 25_000_000,
    selectedInstallment: 24,
    minInstallments: 6,
    maxInstallments: 60,
    terms: [{ value: 24, label: '24 cuotas' }],
    mode: 'TRD',
    percentage: 32.05,
    dueDate: 10,
  },
  calculatedValueDTO: {
    financedAmount: 10_000_000,
    terms: 24,
    dueDate: 10,
    pureEstimatedInstallmentValue: 712_345.67,
    pureEstimatedInstallmentValueWithIva: 790_123.45,
    pureEstimatedInstallmentValueInUVA: null,
    capitalInUVAs: null,
    tea: 58.21,
    cftea: 74.9,
    tna: 46.8,
    cfteaWithoutVat: 61.3,
    totalToPay: 18_962_962.8,
    matrixCode: 'TRD-01-24',
    uvaValue: null,
    uvaEstimated: false,
  },
  installments: [],
  insurance: null,
  cfteaWithInsurance: null,
  seller: null,
  account: null,
};

export const PROPOSAL_QUERY = `query BenchProposal($id: ID!) {
  proposal(id: $id) {
    id number createdAt updatedAt status flow { isCancelled canBeResumed isBiometryInProgress isAccountSaved } resumeStep
    pointOfSale { code businessName city }
    agreement { id description minTerm maxTerm }
    vehicle { typeCode brandName modelName year zeroKm purchaseValue { amount currency } }
    owner { firstName lastName documentNumber birthDate cuil email phone { areaCode number } occupationId }
    quote { mode financedAmount { amount } term dueDay }
    figures { mode financedAmount { amount } installmentWithVat { amount } tna tea cftea totalToPay { amount } }
  }
}`;

/** A page of 25. */
export const page: Schemas['GetProposalsAnswer'] = {
  items: Array.from({ length: 25 }, (_, at) => ({
    proposalNumber: 1_000_100 + at,
    proposalUuid: `7d9f3c1a-52b1-4f0e-9a35-0c1f2e3d4b${String(at).padStart(2, '0')}`,
    creationDate: '2026-11-20T12:00:00.000Z',
    documentNumber: String(20_000_001 + at),
    pointOfSale: proposal.pointOfSale,
    vehicle: proposal.vehicle,
    flow: proposal.flow,
    genderType: 'F',
  })),
  lastKey: 'a-key-of-the-bank',
};
export const phases = ['OWNER', 'INSURANCE', 'SELLER'].map((name) => ({
  name,
  label: name.toLowerCase(),
}));

/** Without these abilities the gateway requests pages of ten. */
export const abilities: Schemas['ListAbilities'] = {
  pageSizes: [page.items.length],
  sorts: ['NEWEST'],
  searchesNames: false,
  filtersByActor: false,
  filtersByTarget: false,
  filtersBySignature: false,
  filtersByPayment: false,
  filtersByAssignee: false,
};

export const PROPOSALS_QUERY = `query BenchProposals {
  proposals(first: 25) {
    nodes {
      id number createdAt maskedDocument displayName stageKind waitsFor status flow { isCancelled canBeResumed }
      vehicle { brandName modelName year zeroKm purchaseValue { amount currency } }
      pointOfSale { code businessName city }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;
