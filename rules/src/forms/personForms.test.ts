import { FORM_MESSAGES as TEXT } from './messages.ts';
import {
  additionalCase,
  additionalDataForm,
  type AdditionalValues,
  coOwnerAdditionalDataForm,
  MARRIED,
} from './additionalData.ts';
import { personalDataForm, personForm, type PersonalDataValues, type PersonValues } from './person.ts';
import { aMessage, formCases, type Refusals } from '../testing/formCases.ts';
import { CO_OWNER_MESSAGES } from '../messages.ts';
import { address, badAddress, phone, sentPhone } from '../testing/formValues.ts';

const TODAY = '2026-11-23';
const birthDate = { day: '1', month: '5', year: '1990' };

const person = {
  relationshipCode: '',
  firstName: ' Juana ',
  lastName: 'Pérez',
  documentKind: 'DNI',
  documentNumber: '30.111.222',
  gender: 'FEMALE',
  birthDate,
  cuil: '27-30111222-5',
  email: ' Juana@Correo.com ',
  phone,
  providerCode: '',
  occupationId: '2',
  workActivityCode: '',
  vatStatusCode: 'CF',
  turnoverTaxCategoryCode: '',
  monthlyIncome: '1.500.000',
} satisfies PersonValues;
const sentPerson = {
  firstName: 'Juana',
  documentNumber: '30111222',
  cuil: '27301112225',
  email: 'juana@correo.com',
  phone: sentPhone,
  monthlyIncome: '1500000',
};
const badPerson: Refusals = [
  ['firstName', '', aMessage],
  ['lastName', 'P3rez', aMessage],
  ['documentNumber', '123', aMessage],
  ['gender', null, TEXT.person.gender],
  ['birthDate', { ...birthDate, year: '2015' }, aMessage],
  ['cuil', '27301112224', aMessage],
  ['cuil', '20123456786', aMessage],
  ['email', 'juana@', aMessage],
  ['phone', { areaCode: '011', number: '1' }, aMessage],
  ['occupationId', '', TEXT.person.occupation],
  ['vatStatusCode', '', TEXT.person.vatStatus],
  ['monthlyIncome', 'mucho', TEXT.person.income],
  ['monthlyIncome', '1.500.000,50', TEXT.person.income],
];

const additional = {
  ...address,
  sameAddress: false,
  cityId: null,
  maritalStatusCode: 'SOL',
  spouseTakesPart: null,
  spouse: { firstName: '1', lastName: '', document: '', gender: '' },
  nationalityId: '1',
  countryOfBirthId: '1',
} satisfies AdditionalValues;
const badAdditional: Refusals = [
  ...badAddress,
  ['maritalStatusCode', '', TEXT.additionalData.maritalStatus],
  ['nationalityId', '', TEXT.additionalData.nationality],
  ['countryOfBirthId', '', TEXT.additionalData.countryOfBirth],
];
const spouse = {
  firstName: ' Ana ',
  lastName: '',
  document: '30.111.222',
  gender: '',
} satisfies AdditionalValues['spouse'];
const married = { ...additional, maritalStatusCode: MARRIED, spouse } satisfies AdditionalValues;
const badSpouse: Refusals = [
  ['spouse', { ...spouse, firstName: '1' }, aMessage, 'spouse.firstName'],
  ['spouse', { ...spouse, lastName: '1' }, aMessage, 'spouse.lastName'],
  ['spouse', { ...spouse, document: '1' }, aMessage, 'spouse.document'],
];

const unrelated = { relationshipCode: null };
const OWNER = {
  documentNumber: '28999111',
  email: 'dueno@correo.com',
  phone: { areaCode: '11', number: '44441234' },
};

formCases({
  'the owner': {
    of: () => personForm({ today: TODAY, owner: null }),
    good: person,
    sent: sentPerson,
    bad: badPerson,
    alsoGood: [{ documentKind: 'FOREIGN_DNI', documentNumber: '94111222', cuil: '20123456786' }],
  },
  'the owner without an income': {
    of: () => personForm({ today: TODAY, owner: null }),
    good: { ...person, monthlyIncome: ' ' },
    sent: { monthlyIncome: '' },
  },
  'the co-owner': {
    of: () => personForm({ today: TODAY, owner: OWNER }),
    good: { ...person, relationshipCode: 'CON' },
    bad: [
      ['relationshipCode', '', TEXT.person.relationship],
      ['documentNumber', '28.999.111', CO_OWNER_MESSAGES.document],
      ['email', ' Dueno@Correo.com', CO_OWNER_MESSAGES.email],
      ['email', 'dueno+auto@correo.com', CO_OWNER_MESSAGES.email],
      ['phone', { areaCode: '011', number: '15 4444-1234' }, CO_OWNER_MESSAGES.phone],
    ],
  },
  'personal data with consents': {
    of: () => personalDataForm({ today: TODAY, asksConsents: true }),
    good: {
      ...person,
      withOther: 'ALONE',
      dataConsent: true,
      termsConsent: true,
    } satisfies PersonalDataValues,
    bad: [
      ['dataConsent', false, TEXT.consents.data],
      ['termsConsent', false, TEXT.consents.terms],
      ['cuil', '20123456786', aMessage],
    ],
  },
  'personal data typed by somebody else': {
    of: () => personalDataForm({ today: TODAY, asksConsents: false }),
    good: {
      ...person,
      withOther: 'TOGETHER',
      dataConsent: false,
      termsConsent: false,
    } satisfies PersonalDataValues,
  },
  'the owner’s additional data': {
    of: () => additionalDataForm(additionalCase('owner', null)),
    good: additional,
    bad: badAdditional,
    alsoGood: [
      { maritalStatusCode: MARRIED, spouse: { firstName: '', lastName: ' ', document: '', gender: '' } },
    ],
  },
  'a spouse who takes no part': {
    of: () => additionalDataForm(additionalCase('owner', null)),
    good: married,
    sent: { spouse: { ...spouse, firstName: 'Ana', document: '30111222' } },
    bad: badSpouse,
  },
  'an owner with a co-owner whose relationship is unknown': {
    of: () => additionalDataForm(additionalCase('owner', unrelated)),
    good: { ...married, spouseTakesPart: 'no' },
    bad: [['spouseTakesPart', null, TEXT.additionalData.spouseTakesPart], ...badSpouse],
    alsoGood: [
      { spouseTakesPart: 'yes', spouse: { firstName: '1' } },
      { maritalStatusCode: 'SOL', spouseTakesPart: null, spouse: {} },
    ],
  },
  'the co-owner’s additional data': {
    of: () => additionalDataForm(additionalCase('coOwner', unrelated)),
    good: { ...married, spouseTakesPart: 'no', spouse: { firstName: '1' } },
    bad: [['spouseTakesPart', null, TEXT.additionalData.spouseTakesPart]],
  },
  'an owner whose spouse is the co-owner': {
    of: () => additionalDataForm(additionalCase('owner', { relationshipCode: 'CON' })),
    good: { ...married, spouse: { firstName: '1' } },
  },
  'a co-owner at the same address': {
    of: () =>
      coOwnerAdditionalDataForm(
        { ...address, locality: 'Salta', cityId: null },
        additionalCase('coOwner', unrelated),
      ),
    good: { ...additional, sameAddress: true, street: '', locality: '' },
    sent: { street: 'Mitre', locality: 'Salta' },
  },
  'a co-owner at another address': {
    of: () =>
      coOwnerAdditionalDataForm(
        { ...address, locality: 'Salta', cityId: null },
        additionalCase('coOwner', unrelated),
      ),
    good: additional,
    sent: { locality: 'Rosario' },
    bad: [['street', '', aMessage]],
  },
  'a co-owner before the owner’s address': {
    of: () => coOwnerAdditionalDataForm(null, additionalCase('coOwner', unrelated)),
    good: { ...additional, sameAddress: true },
    bad: [['street', '', aMessage]],
  },
});
