import { GENERIC_ERROR } from '@prendarios/rules/messages';
import { describe, expect, it } from 'vitest';
import { toUserErrors } from '../userErrors.ts';
import { FieldErrors } from '../input/check.ts';
import { ADDITIONAL_DATA, additionalBody } from './additionalData.ts';
import { DOCUMENTS } from './documents.ts';
import { SAME_NAMES, toInputPath } from './fieldNames.ts';
import { personBody } from './person.ts';
import { QUOTE, quoteBody } from './quote.ts';
import { SELLER, sellerBody } from './seller.ts';
import { SIMULATION } from './simulation.ts';
import { vehicleIdentity } from './vehicle.ts';

const person = {
  firstName: ' Juana  María ',
  lastName: 'Pérez',
  documentNumber: '30.111.222',
  documentKind: 'DNI' as const,
  gender: 'FEMALE' as const,
  birthDate: '1990-05-01',
  cuil: '27-30111222-5',
  email: 'Juana@Correo.com ',
  phone: { areaCode: '011', number: '15 4555-6677', providerCode: 'PER' },
  occupationId: '1',
  vatStatusCode: 'MT',
  monthlyIncome: '1500000',
};
const messagesOf = (errors: FieldErrors) =>
  Object.fromEntries(errors.list.map(({ path, message }) => [path.join('.'), message]));
const checkPerson = (change: object) => {
  const errors = new FieldErrors();
  personBody(
    errors,
    ['owner'],
    { ...person, ...change },
    {
      personType: 'OWNER',
      today: '2026-11-20',
    },
  );
  return messagesOf(errors);
};

describe("a person's input", () => {
  it('[VA-16] is normalised for the bank, with document and income as text', () => {
    const errors = new FieldErrors();
    const body = personBody(errors, ['owner'], person, { personType: 'OWNER', today: '2026-11-20' });
    expect(body).toMatchObject({
      personType: 'OWNER',
      owner: true,
      firstName: 'Juana María',
      document: '30111222',
      email: 'juana@correo.com',
      gender: 'F',
      documentType: { id: 150, description: 'DNI', integrationCode: 'DNI' },
      cellPhone: { areaCode: '11', number: '45556677', provider: 'PER' },
      income: '1500000',
    });
    expect(body).not.toHaveProperty('relationship');
  });

  it.each([
    ['VA-01', { firstName: '' }, 'owner.firstName', 'Este campo es requerido.'],
    ['VA-02', { lastName: 'P3rez' }, 'owner.lastName', 'Solo se permiten letras.'],
    ['VA-03', { firstName: '  ' }, 'owner.firstName', 'El campo no puede estar vacío'],
    ['VA-04', { email: 'x@y' }, 'owner.email', 'Revisá el correo: tiene que ser como nombre@correo.com.'],
    ['VA-05', { documentNumber: '12345678' }, 'owner.documentNumber', 'Revisá el DNI: ese número no existe.'],
    ['VA-07', { cuil: '273011122' }, 'owner.cuil', 'El CUIL tiene que tener 11 números.'],
    [
      'VA-07',
      { cuil: '20301112220', documentNumber: '30.111.223' },
      'owner.cuil',
      'El CUIL no coincide con el DNI. Revisá los dos números.',
    ],
    [
      'VA-08',
      { phone: { areaCode: '9', number: '1145556677' } },
      'owner.phone',
      'Ingresá el teléfono sin el 9 adelante: código de área y número.',
    ],
    [
      'VA-08',
      { phone: { areaCode: '11', number: '4'.repeat(50_000) } },
      'owner.phone',
      'El teléfono tiene que tener como máximo 15 números.',
    ],
    ['VA-09', { birthDate: '2008-11-21' }, 'owner.birthDate', 'Hay que haber cumplido 18 años.'],
  ])("[%s] is rejected for %j with the rule's message at %s", (_id, change, path, message) => {
    expect(checkPerson(change)).toMatchObject({ [path]: message });
  });

  it.each([
    [
      { areaCode: '0351', number: '15-6123456' },
      { areaCode: '351', number: '6123456' },
    ],
    [
      { areaCode: '11', number: '45556677' },
      { areaCode: '11', number: '45556677' },
    ],
    [
      { areaCode: '02954', number: '41234' },
      { areaCode: '2954', number: '41234' },
    ],
  ])('[VA-08] sends the phone %j as %j', (phone, sent) => {
    const errors = new FieldErrors();
    const { cellPhone } = personBody(
      errors,
      [],
      { ...person, phone },
      { personType: 'OWNER', today: '2026-11-20' },
    );
    expect(cellPhone).toEqual(sent);
  });
});

describe('the other inputs', () => {
  it.each([
    ['VA-10', { financedAmount: '999999' }, ['financedAmount']],
    ['VA-10', { financedAmount: '90000000' }, ['financedAmount']],
    ['VA-11', { dueDay: 29 }, ['dueDay']],
    ['VA-11', { dueDay: 0 }, ['dueDay']],
  ])('[%s] reject a choice with %j at its field', (_id, change, path) => {
    const choice = { financedAmount: '1000000', term: 12, dueDay: 28, rateId: 'M', ...change };
    expect(quoteBody(choice).userErrors).toMatchObject([{ code: 'INVALID_FIELD', path }]);
  });

  it('[VA-16] send the street number as a number, and missing floor and apartment as empty text', () => {
    const civilData = {
      maritalStatusCode: 'SOL',
      nationalityId: '1',
      countryOfBirthId: '1',
      hasNonParticipantSpouse: false,
    };
    const address = {
      street: ' Av.  Corrientes',
      number: '1.234',
      provinceId: '1',
      locality: 'CABA',
      postalCode: 'c1043aaz',
    };
    const { value } = additionalBody({ proposalId: 'p', address, civilData });
    expect(value).toMatchObject({
      street: 'Av. Corrientes',
      number: 1234,
      floor: '',
      apartment: '',
      postalCode: 'C1043AAZ',
    });
    expect(value).not.toHaveProperty('city');
    const wrong = additionalBody({ proposalId: 'p', address: { ...address, number: '12a' }, civilData });
    expect(wrong.userErrors).toMatchObject([{ path: ['address', 'number'] }]);
  });

  it('require a plate for used vehicles only', () => {
    const input = { proposalId: 'p', chassis: '8ap123456k1234567', engine: ' eng 1 ' };
    expect(vehicleIdentity(input, { typeCode: 'A', zeroKm: true }).value).toEqual({
      chassis: '8AP123456K1234567',
      engine: 'ENG 1',
    });
    expect(vehicleIdentity(input, { typeCode: 'A', zeroKm: false }).userErrors).toMatchObject([
      { path: ['plate'] },
    ]);
  });

  it('[EN-09] accept a company or a person as the seller', () => {
    const company = {
      businessName: 'Autos S.A.',
      cuit: '30-70707070-2',
      email: 'v@autos.com',
      phone: { areaCode: '11', number: '44443333' },
    };
    expect(sellerBody({ proposalId: 'p', seller: { company } }, 2020).value).toMatchObject({
      fuelYear: 2020,
      legalPerson: { cuit: '30707070702', cellPhone: { areaCode: '11', number: '44443333' } },
    });
    const wrong = { person: { ...person, cuil: '1' } };
    expect(sellerBody({ proposalId: 'p', seller: wrong }, 2020).userErrors).toMatchObject([
      { path: ['seller', 'person', 'cuil'] },
    ]);
  });
});

describe("the bank's rejections", () => {
  it.each([
    ['customer.cellPhone.provider', SIMULATION, ['owner', 'phone', 'providerCode']],
    ['coOwner.document', SIMULATION, ['coOwner', 'documentNumber']],
    ['vehicle.fuelYear', SIMULATION, ['vehicle', 'year']],
    ['vehicle.vehicleType', SIMULATION, ['vehicle', 'typeCode']],
    ['simulation.financedAmount', QUOTE, ['financedAmount']],
    ['simulation.dueDate', QUOTE, ['dueDay']],
    ['identification.uuid', QUOTE, ['simulationId']],
    ['city', ADDITIONAL_DATA, ['address', 'cityId']],
    ['data.0.fileIds', DOCUMENTS, ['documents', '0', 'fileIds']],
    ['physicalPerson.cuitl', SELLER, ['seller', 'person', 'cuil']],
    ['contact.cellPhone', SELLER, ['seller', 'contact', 'phone']],
  ])('name %s as the input does', (field, rules, path) => expect(toInputPath(field, rules)).toEqual(path));

  it.each([
    ['CODE_BURNT', 'CODE_BURNT'],
    ['CODE_TOO_SOON', 'RESEND_TOO_SOON'],
    ['CODE_LIMIT', 'TOO_MANY_CODES'],
    ['ILLEGAL_MOVE', 'STEP_NOT_ALLOWED'],
    ['IDEMPOTENCY_IN_FLIGHT', 'IN_PROGRESS'],
    ['OUT_OF_HOURS', 'OUT_OF_HOURS'],
  ])('with code %s are %s with their message', (code, expected) => {
    expect(toUserErrors({ status: 409, code, message: 'Palabras.', fields: {} }, SAME_NAMES)).toEqual([
      { code: expected, message: 'Palabras.', path: [], missing: [] },
    ]);
  });

  it("with an unknown code do not show the bank's message", () => {
    const message = 'SQLSTATE 23505 at /srv/bank/store.ts:42: duplicate key (document)=(31987654)';
    const refusal = { status: 409, code: 'SOMETHING_NEW', message, fields: { 'customer.document': message } };
    expect(toUserErrors(refusal, SAME_NAMES)).toEqual([
      { code: 'UNKNOWN', message: GENERIC_ERROR.message, path: [], missing: [] },
    ]);
  });

  it('name all missing documents at once', () => {
    const fields = { DNI_FRONT: 'Falta', TITLE: 'Falta' };
    expect(
      toUserErrors({ status: 409, code: 'DOCUMENTS_MISSING', message: 'Faltan.', fields }, SAME_NAMES),
    ).toEqual([
      {
        code: 'DOCUMENTS_MISSING',
        message: 'Faltan.',
        path: [],
        missing: [
          { kind: 'DOCUMENT', name: 'DNI_FRONT', message: 'Falta' },
          { kind: 'DOCUMENT', name: 'TITLE', message: 'Falta' },
        ],
      },
    ]);
  });
});
