import {
  CouponsDocument,
  EconomicListsDocument,
  MobileProvidersDocument,
  PrintsQuotesDocument,
  QuoteConditionsDocument,
  QuoteVehicleTypesDocument,
  StartupListsDocument,
  VehicleBrandsDocument,
  VehicleModelsDocument,
  VehicleQuoteDocument,
  VehicleYearsDocument,
} from '#generated/graphql.ts';
import { mockAnswer } from '../answers.ts';
import { figures, insurance, money } from './loan.ts';

const items = (...names: string[]) =>
  names.map(
    (description, at) =>
      ({ __typename: 'CatalogItem', id: String(at + 1), code: String(at + 1), description }) as const,
  );

const vehicleTypes = [
  ['A', 'AUTOMOVIL'],
  ['U', 'UTILITARIO'],
  ['M', 'MOTOVEHICULO'],
].map(([code = '', description = '']) => ({ __typename: 'VehicleKind', code, description }) as const);

const query = { __typename: 'Query' } as const;

const genders = ['FEMENINO', 'MASCULINO', 'NO BINARIO'].map(
  (description, at) =>
    ({ __typename: 'CatalogItem', id: String(at + 1), code: 'FMX'[at] ?? '', description }) as const,
);

/** Mocks the bank's lists, which every flow reads. */
export const LISTS = [
  mockAnswer(StartupListsDocument, {
    ...query,
    genders,
    relationships: items('CONYUGE', 'CONVIVIENTE', 'PADRE/MADRE', 'HIJO/A'),
    vehicleTypes,
    occupations: items('RELACION DE DEPENDENCIA', 'MONOTRIBUTISTA', 'RESPONSABLE INSCRIPTO', 'JUBILADO'),
  }),
  mockAnswer(CouponsDocument, {
    ...query,
    coupons: [
      {
        __typename: 'Coupon',
        id: 'NOVIEMBRE',
        description: 'NOVIEMBRE: 2 PUNTOS MENOS',
        scope: null,
        rateDiscount: '2.00',
      },
    ],
  }),
  mockAnswer(QuoteConditionsDocument, {
    ...query,
    salesConditions: {
      __typename: 'SalesConditions',
      defaultCouponId: 'SIN CUPON',
      agreements: [
        ['1', 'PRENDARIO 0KM'],
        ['2', 'PRENDARIO USADOS'],
      ].map(([id = '', description = '']) => ({
        __typename: 'Agreement',
        id,
        description,
        vehicleTypeCodes: ['A', 'U', 'M'],
        modes: ['FIXED', 'UVA'],
        minTerm: 12,
        maxTerm: 60,
        maxLtvFixed: '80',
        maxLtvUva: '70',
      })),
    },
  }),
  mockAnswer(QuoteVehicleTypesDocument, { ...query, vehicleTypes }),
  mockAnswer(VehicleBrandsDocument, {
    ...query,
    vehicleBrands: ['FIAT', 'FORD', 'TOYOTA', 'VOLKSWAGEN'].map((name, at) => ({
      __typename: 'VehicleBrand',
      id: String(at + 1),
      name,
    })),
  }),
  mockAnswer(VehicleModelsDocument, {
    ...query,
    vehicleModels: ['CRONOS DRIVE 1.3', 'CRONOS PRECISION 1.3 CVT', 'PULSE IMPETUS'].map((name, at) => ({
      __typename: 'VehicleModel',
      id: String(at + 1),
      name,
      referencePrice: money('43500000.00'),
    })),
  }),
  mockAnswer(VehicleYearsDocument, {
    ...query,
    vehicleYears: [
      { __typename: 'VehicleYear', year: 2026, zeroKm: true, price: money('43500000.00') },
      { __typename: 'VehicleYear', year: 2025, zeroKm: false, price: money('38200000.00') },
    ],
  }),
  mockAnswer(VehicleQuoteDocument, {
    ...query,
    indicativeQuote: { __typename: 'LoanQuote', insurance, terms: [12, 24, 36, 48, 60], figures },
  }),
  mockAnswer(EconomicListsDocument, {
    ...query,
    vatStatuses: items('CONSUMIDOR FINAL', 'MONOTRIBUTO', 'RESPONSABLE INSCRIPTO'),
    workActivities: items('COMERCIO', 'EDUCACION', 'SALUD', 'SERVICIOS'),
  }),
  mockAnswer(MobileProvidersDocument, { ...query, mobileProviders: items('CLARO', 'MOVISTAR', 'PERSONAL') }),
  mockAnswer(PrintsQuotesDocument, { ...query, canPrintQuotes: true }),
];
