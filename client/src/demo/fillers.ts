import type { DemoLists } from './lists.ts';
import type { DemoPerson } from '@prendarios/rules/demoPerson';

type Values = Readonly<Record<string, unknown>>;

/** Returns the form's values for a fictional person, given its current values. */
export type Filler = (person: DemoPerson, values: Values, lists: DemoLists) => Values | Promise<Values>;

const CBU = '2850590940090418135201';
const VALUE = 32_000_000;
/** Demo password of the identity stand-in (upstream/identity/README.md). */
const ACCOUNT = { email: 'solicitante@correo.example', password: 'prendarios-demo' };

/** Returns the vehicle type chosen in the form; cars (A) by default. */
const typeOf = ({ typeCode }: Values): string => (typeof typeCode === 'string' ? typeCode : 'A');

/** Keeps a chosen marital status: spouses who borrow together stay married. */
const civilStatusOf = ({ maritalStatusCode }: Values) => ({
  maritalStatusCode: maritalStatusCode === '' ? 'SOL' : maritalStatusCode,
});

const identityOf = ({ documentNumber, firstName, lastName, gender, cuil }: DemoPerson['other']) => ({
  documentNumber,
  firstName,
  lastName,
  gender,
  cuil,
});

const personOf = (person: DemoPerson['other']) => ({
  ...identityOf(person),
  birthDate: person.birthDate,
  email: person.email,
  phone: person.phone,
  providerCode: 'PER',
  occupationId: '2',
  vatStatusCode: 'CF',
});

const seller: Filler = ({ other, company }, { kind, way }) => ({
  contact: { email: other.email, phone: other.phone },
  person: { ...identityOf(other), email: other.email, phone: other.phone },
  company: { ...company, phone: other.phone },
  kind: kind ?? 'person',
  way: way ?? 'self',
});

const request = ({ documentNumber, gender, email }: DemoPerson) => ({
  documentNumber,
  gender,
  contact: email,
});

/** Fillers by form id; other forms are filled in by hand. */
export const FILLERS: Readonly<Record<string, Filler>> = {
  preference: (_person, { agreementId }) => ({
    occupationId: '2',
    agreementId: agreementId ?? '1',
    kind: 'PER_MODEL',
  }),
  'by-value': async (_person, values, lists) => {
    const year = await lists.year(typeOf(values));
    return { ...(year && { year: year.year, zeroKm: year.zeroKm }), purchaseValue: VALUE };
  },
  'by-model': async (_person, values, lists) => {
    const vehicle = await lists.vehicle(typeOf(values));
    if (vehicle === null) return {};
    const { brandId, modelId, year, zeroKm, price } = vehicle;
    return { brandId, modelId, year, zeroKm, purchaseValue: price === 0 ? VALUE : price };
  },
  'personal-data': (person) => ({
    ...personOf(person),
    monthlyIncome: person.monthlyIncome,
    dataConsent: true,
    termsConsent: true,
  }),
  'co-owner': ({ other }) => ({ relationshipCode: 'CON', ...personOf(other) }),
  'additional-data': ({ address }, values) => ({ ...address, ...civilStatusOf(values) }),
  'co-owner-additional-data': (_person, values) => ({ sameAddress: true, ...civilStatusOf(values) }),
  'seller-data': seller,
  'sale-identity': seller,
  'vehicle-documents': async ({ vehicle }, { brandName }, lists) => {
    const names = brandName === '' ? await lists.names() : null;
    return { ...vehicle, ...(names && { brandName: names.brandName, modelName: names.modelName }) };
  },
  'find-proposal': ({ documentNumber }) => ({ documentNumber }),
  'sale-entry': ({ other, company }, { kind }) => ({
    documentNumber: other.documentNumber,
    gender: other.gender,
    cuit: company.cuit,
    kind: kind ?? 'person',
  }),
  'sale-account': async ({ other, company }, _values, lists) => ({
    cbu: CBU,
    holderCuit: (await lists.sellsCompany()) ? company.cuit : other.cuil,
  }),
  'data-request': (person) => ({ ...request(person), kind: 'COPY' }),
  revocation: request,
  'sign-in': () => ACCOUNT,
  recover: () => ({ email: ACCOUNT.email }),
  'sign-up-person': (person) => ({
    firstName: person.firstName,
    lastName: person.lastName,
    cuil: person.cuil,
    gender: person.gender,
    email: `persona.${person.documentNumber}@correo.example`,
    phone: person.phone,
  }),
  'sign-up-address': ({ address }) => address,
};
