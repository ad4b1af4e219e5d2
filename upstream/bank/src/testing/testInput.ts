import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBrandFile } from '@prendarios/rules/brandFile';
import { paymentDateOf } from '../domain/loan/businessDays.ts';
import { calculateQuote, type CalculatedQuote } from '../domain/loan/quote.ts';
import { contractHash } from '../domain/pdf/contractHash.ts';
import type { LoanDocumentInput, PartyTexts } from '../domain/pdf/input.ts';

type Proposal = LoanDocumentInput['proposal'];

const number = (text: string | null): number | null => (text === null ? null : Number(text));

const CEIBO = {
  name: 'Banco Ceibo',
  legalName: 'Banco Ceibo S.A.',
  cuit: '30707070702',
  address: 'Av. de Mayo 1234, Ciudad Autónoma de Buenos Aires',
  color: '#b3173a',
} as const;

const BRAND_FILE = join(import.meta.dirname, '../../../../brand.json');
const { contract: TEXTS_OF_CONTRACT } = parseBrandFile(readFileSync(BRAND_FILE, 'utf8'));

const UVA_VALUE = '2150.37';
const PREMIUM = 144_900;

function quoteFor(mode: 'TRD' | 'UVA', amount: number, terms: number): CalculatedQuote {
  const common = {
    amount,
    tna: mode === 'UVA' ? 9 : 45,
    terms,
    convention: '30/360' as const,
    ivaRate: '0.21',
    dueDay: 10,
    disbursementDate: '2026-11-20',
    carPolicyMonthly: PREMIUM,
  };
  return calculateQuote(
    mode === 'UVA' ? { ...common, mode, uva: { atSimulation: UVA_VALUE } } : { ...common, mode },
  );
}

const PERSON: Proposal['owner'] = {
  personType: 'OWNER',
  owner: true,
  firstName: 'Juan Pablo',
  lastName: 'García',
  birthDate: '1983-03-15',
  email: 'juan.garcia@example.com',
  cuitl: '20301112220',
  gender: 'M',
  document: '30111222',
  documentType: { id: 150 },
  cellPhone: { areaCode: '11', number: '55551234', provider: 'PER' },
  occupation: 2,
  ivaCategory: 'CF',
  street: 'Gorriti',
  number: 4567,
  floor: '3',
  apartment: 'B',
  state: 1,
  locality: 'CIUDAD DE BUENOS AIRES',
  postalCode: 'C1414BJK',
};
const CO_OWNER: Proposal['owner'] = {
  ...PERSON,
  personType: 'CO_OWNER',
  owner: false,
  firstName: 'María José',
  lastName: 'Núñez',
  cuitl: '27334455667',
  document: '33445566',
  email: 'maria.nunez@example.com',
};
const TEXTS: PartyTexts = {
  documentType: 'DNI',
  maritalStatus: 'CASADO/A',
  nationality: 'ARGENTINA',
  province: 'CAPITAL FEDERAL',
  occupation: 'RELACION DE DEPENDENCIA',
};

type TestLoan = {
  mode?: 'TRD' | 'UVA';
  amount?: number;
  terms?: number;
  coOwner?: boolean;
  zeroKm?: boolean;
  signed?: boolean;
  vehicle?: Partial<Proposal['vehicle']>;
};

/** Returns a document's input with the figures of a real calculation. */
export function testInput(loan: TestLoan = {}): LoanDocumentInput {
  const { mode = 'TRD', amount = 10_000_000, terms = 24, coOwner = false, zeroKm = false } = loan;
  const quote = quoteFor(mode, amount, terms);
  const proposal: Proposal = {
    proposalNumber: 104_901,
    proposalUuid: '0b6f6c1e-8d0c-4a39-9a54-3f1c6d2f7a01',
    creationDate: '2026-11-20T13:00:00.000Z',
    documentNumber: '30111222',
    pointOfSale: null,
    flow: { status: 'A', flowPhase: [] },
    phase: 'BIOMETRIA',
    ownerName: 'Juan Pablo García',
    genderType: 'M',
    status: 'A',
    simulationUuid: '0b6f6c1e-8d0c-4a39-9a54-3f1c6d2f7a02',
    simulationType: 'PER_MODEL',
    agreement: {
      id: 1,
      code: 'STD',
      description: 'USADO',
      vehicleTypes: ['A'],
      modes: ['TRD', 'UVA'],
      minTerm: 6,
      maxTerm: 60,
      maxLtvTRD: 70,
      maxLtvUVA: 60,
      maxVehicleAge: 10,
    },
    couponId: null,
    vehicle: {
      vehicleType: 'A',
      brand: 'TOYOTA',
      brandName: 'TOYOTA',
      model: 7,
      modelName: 'COROLLA 2.0 XEI CVT',
      fuelYear: { year: 2023, price: 30_000_000, zeroKm, valid: true },
      purchaseValue: 30_000_000,
      taxi: false,
      ...(zeroKm ? {} : { plate: 'AF123BC' }),
      chassis: '8AJFB8CD3N1234567',
      engine: 'M20A1234567',
      ...loan.vehicle,
    },
    ownerId: '0b6f6c1e-8d0c-4a39-9a54-3f1c6d2f7a03',
    owner: PERSON,
    coOwner: coOwner ? CO_OWNER : null,
    quote: {
      selectedAmount: amount,
      min: 1_000_000,
      max: 20_000_000,
      selectedInstallment: terms,
      total: 30_000_000,
      mode,
      minInstallments: 6,
      maxInstallments: 60,
      terms: [{ value: terms, label: `${terms} cuotas` }],
      percentage: 33.33,
      dueDate: 10,
    },
    calculatedValueDTO: {
      financedAmount: amount,
      terms,
      dueDate: 10,
      pureEstimatedInstallmentValue: Number(quote.pureEstimatedInstallmentValue),
      pureEstimatedInstallmentValueWithIva: Number(quote.pureEstimatedInstallmentValueWithIva),
      pureEstimatedInstallmentValueInUVA: number(quote.pureEstimatedInstallmentValueInUVA),
      capitalInUVAs: number(quote.capitalInUVAs),
      tea: Number(quote.tea),
      cftea: number(quote.cftea),
      tna: Number(quote.tna),
      cfteaWithoutVat: number(quote.cfteaWithoutVat),
      cftna: number(quote.cftna),
      totalToPay: Number(quote.totalToPay),
      matrixCode: `STD-${mode}`,
      uvaValue: mode === 'UVA' ? Number(UVA_VALUE) : null,
      uvaEstimated: false,
    },
    installments: quote.schedule.map((row) => ({
      number: row.number,
      dueDate: row.dueDate,
      paymentDate: paymentDateOf(row.dueDate, new Set()),
      capital: Number(row.capital),
      interest: Number(row.interest),
      vat: Number(row.vat),
      fees: Number(row.fees),
      total: Number(row.total),
      balance: Number(row.balance),
      totalInUVA: number(row.inUVA?.total ?? null),
      projectedTotal: null,
    })),
    insurance: {
      id: '0b6f6c1e-8d0c-4a39-9a54-3f1c6d2f7a04',
      insurer: { id: 1, name: 'LA CAJA' },
      coverage: { code: 'C', name: 'TERCEROS COMPLETO', description: null },
      monthlyPremium: PREMIUM,
      insuredSum: 30_000_000,
      deductible: null,
      selected: true,
    },
    cfteaWithInsurance: number(quote.cfteaWithPolicy),
    seller: {
      proposalId: '0b6f6c1e-8d0c-4a39-9a54-3f1c6d2f7a01',
      legalPerson: {
        businessName: 'AUTOMOTORES DEL PLATA S.A.',
        cuit: '30707070702',
        email: 'ventas@example.com',
        cellPhone: { areaCode: '11', number: '55550000' },
      },
      hasDataValidated: true,
    },
    account: {
      id: '1',
      bankName: 'Banco Ceibo',
      accountType: 'CA',
      maskedNumber: '•••• 4321',
      bankCode: '999',
      ownBank: true,
      selected: true,
    },
    updatedAt: '2026-11-20T14:00:00.000Z',
    stepDates: {},
  };
  const input: LoanDocumentInput = {
    proposal,
    lender: CEIBO,
    owner: TEXTS,
    coOwner: coOwner ? TEXTS : null,
    vatPercent: 21,
    texts: TEXTS_OF_CONTRACT,
    place: 'Ciudad Autónoma de Buenos Aires',
    issuedAt: new Date('2026-11-20T15:30:00Z'),
    signatures: [],
  };
  if (!loan.signed) return input;
  const hash = contractHash(input);
  const owners = { signedAt: new Date('2026-11-20T16:05:09Z'), biometryId: 'BIO-7f3a9c' };
  const coOwners = { signedAt: new Date('2026-11-21T18:40:30Z'), biometryId: 'BIO-1d4c2e' };
  return {
    ...input,
    signatures: [
      { personType: 'OWNER', ...owners, hash },
      ...(coOwner ? [{ personType: 'CO_OWNER' as const, ...coOwners, hash }] : []),
    ],
  };
}
