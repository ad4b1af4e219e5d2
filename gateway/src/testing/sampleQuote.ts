import type { SharedQuote } from '../quotes/quoteLinks.ts';

/** 20,000,000 for a new car at a TNA of 38.40 in 48 instalments. */
export const sampleQuote = (change: Partial<SharedQuote> = {}): SharedQuote => ({
  madeOn: '2026-11-22',
  validUntil: '2026-12-02',
  isOffer: false,
  mode: 'FIXED',
  agreementId: '1',
  couponId: null,
  vehicle: {
    typeCode: 'A',
    brandId: '12',
    modelId: '120345',
    model: 'Fiat Cronos Precision',
    year: 2027,
    zeroKm: true,
    purchaseValue: 32_000_000,
  },
  figures: {
    financedAmount: 20_000_000,
    terms: 48,
    dueDate: 10,
    pureEstimatedInstallmentValue: 821_006.29,
    pureEstimatedInstallmentValueWithIva: 955_406.29,
    pureEstimatedInstallmentValueInUVA: null,
    capitalInUVAs: null,
    tea: 45.91,
    cftea: 57.62,
    tna: 38.4,
    cfteaWithoutVat: 45.91,
    extraDays: 18,
    totalToPay: 43_512_908.11,
    matrixCode: 'F1',
    uvaValue: null,
    uvaEstimated: false,
    fees: null,
  },
  rows: [
    { total: 1_464_615.43, dueDate: '2027-01-10', paymentDate: '2027-01-11' },
    { total: 954_204.45, dueDate: '2027-02-10', paymentDate: '2027-02-10' },
  ],
  ...change,
});
