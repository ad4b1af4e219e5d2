import type { DemoPerson } from './people.ts';

type Values = Readonly<Record<string, unknown>>;

/** What fills a form: of a made-up person, beside the values that the form has. */
type Filler = (person: DemoPerson, values: Values) => Values;

const CBU = '2850590940090418135201';

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

const seller: Filler = ({ other, company }, { kind }) => ({
  contact: { email: other.email, phone: other.phone },
  person: { ...identityOf(other), email: other.email, phone: other.phone },
  company: { ...company, phone: other.phone },
  kind: kind ?? 'person',
});

/** By the form's id; a form that is not here is filled in by hand. */
export const FILLERS: Readonly<Record<string, Filler>> = {
  preference: (_person, { agreementId }) => ({
    occupationId: '2',
    agreementId: agreementId ?? '1',
    kind: 'PER_MODEL',
  }),
  'by-value': () => ({ purchaseValue: 32_000_000 }),
  'personal-data': (person) => ({
    ...personOf(person),
    monthlyIncome: person.monthlyIncome,
    dataConsent: true,
    termsConsent: true,
  }),
  'co-owner': ({ other }) => ({ relationshipCode: 'CON', ...personOf(other) }),
  'additional-data': ({ address }) => ({ ...address, maritalStatusCode: 'SOL' }),
  'co-owner-additional-data': () => ({ sameAddress: true, maritalStatusCode: 'SOL' }),
  'seller-data': seller,
  'sale-identity': seller,
  'vehicle-documents': ({ vehicle }) => vehicle,
  'find-proposal': ({ documentNumber }) => ({ documentNumber }),
  'sale-entry': ({ other, company }, { kind }) => ({
    documentNumber: other.documentNumber,
    gender: other.gender,
    cuit: company.cuit,
    kind: kind ?? 'person',
  }),
  'sale-account': ({ other }) => ({ cbu: CBU, holderCuit: other.cuil }),
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
