import { SaleFlowDocument, type SaleViewFragment } from '#generated/graphql.ts';
import { mockAnswer } from '../answers.ts';
import { someDocuments } from './documents.ts';
import { LISTS } from './lists.ts';
type Identity = NonNullable<SaleViewFragment['seller']['identity']>;

const person = {
  __typename: 'SalePerson',
  firstName: 'JORGE',
  lastName: 'PERALTA',
  maskedDocument: 'DNI 27.•••.••4',
  maskedCuil: '20-27•••••4-•',
} satisfies Identity;

export const saleCompany = {
  __typename: 'SaleCompany',
  businessName: 'AUTOMOTORES LIBERTADOR S.A.',
  maskedCuit: '30-70•••••1-•',
} satisfies Identity;

const sale: SaleViewFragment = {
  __typename: 'Sale',
  id: '22222222-2222-4222-8222-222222222222',
  number: 104_882,
  status: 'OPEN',
  stage: 'CONTRACT',
  nextStep: 'DATA',
  vehicle: {
    __typename: 'SaleVehicle',
    typeCode: 'A',
    brandName: 'FIAT',
    modelName: 'CRONOS PRECISION 1.3 CVT',
    year: 2025,
    zeroKm: false,
  },
  isVehicleIdentified: true,
  buyerName: 'Joaquín F.',
  transfer: { __typename: 'Money', amount: '18467000' },
  expectedPaymentOn: '2026-12-03',
  seller: {
    __typename: 'SaleSeller',
    identity: person,
    maskedEmail: 'j•••@example.com',
    maskedPhone: '•• •••• 7788',
    hasValidData: true,
    canBeChanged: true,
    canNameBeChanged: true,
  },
  documents: someDocuments,
  account: null,
};

type Change = Partial<Omit<SaleViewFragment, 'seller'>> & { seller?: Partial<SaleViewFragment['seller']> };

/** Mocks the sale that this browser opened, and the bank's lists. */
export const saleIs = ({ seller, ...change }: Change = {}) => [
  mockAnswer(SaleFlowDocument, {
    __typename: 'Query',
    currentSale: { ...sale, ...change, seller: { ...sale.seller, ...seller } },
    formerSale: null,
  }),
  ...LISTS,
];

const none = (former: number | null) => [
  mockAnswer(SaleFlowDocument, { __typename: 'Query', currentSale: null, formerSale: former }),
  ...LISTS,
];

export const noSale = none(null);

/** Mocks a sale that has a different seller now. */
export const formerSale = none(sale.number);

export const longSale = {
  seller: {
    identity: {
      ...person,
      firstName: 'MARIA DE LOS ANGELES GUADALUPE',
      lastName: 'FERNANDEZ ANCHORENA DE ITURRALDE',
    },
  },
  vehicle: {
    ...sale.vehicle,
    brandName: 'MERCEDES BENZ',
    modelName: 'SPRINTER 517 CDI FURGON 4325 TE V2 XL TECHO ELEVADO DOBLE CABINA',
  },
};
