import { demoPerson } from '@prendarios/rules/demoPerson';

/** The demo's first persona, who is approved in both modes. */
const person = demoPerson('20000001');
const { address, birthDate, other, vehicle } = person;
const two = (text: string) => text.padStart(2, '0');

/** An id that does not exist; the playground replaces it where the caller has a record. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Sample values by scalar. */
export const SAMPLES: Readonly<Record<string, unknown>> = {
  Int: 1,
  Boolean: false,
  String: 'texto',
  ID: UNKNOWN_ID,
  Date: '2026-11-20',
  Decimal: '20000000',
  Percentage: '4',
  Dni: person.documentNumber,
  Cuil: person.cuil,
  Email: person.email,
};

/** Sample values by variable or field name, or by `Type.field`; keys of the bank's lists exist in the reference bank. */
export const SAMPLES_BY_NAME: Readonly<Record<string, unknown>> = {
  agreementId: '1',
  typeCode: 'A',
  brandId: 'FIAT',
  modelId: '1',
  year: 2027,
  zeroKm: true,
  purchaseValue: '31200000',
  vehicleValue: '31200000',
  financedAmount: '10000000',
  monthlyPayment: '1000000',
  term: 24,
  dueDay: 10,
  'PrepaymentInput.amount': '1000000',
  firstName: person.firstName,
  lastName: person.lastName,
  gender: person.gender,
  birthDate: `${birthDate.year}-${two(birthDate.month)}-${two(birthDate.day)}`,
  areaCode: person.phone.areaCode,
  'MobilePhoneInput.number': person.phone.number,
  providerCode: 'PER',
  contact: person.email,
  occupationId: '2',
  vatStatusCode: 'CF',
  monthlyIncome: person.monthlyIncome,
  street: address.street,
  'AddressInput.number': address.number,
  'UserAddressInput.number': address.number,
  provinceId: '1',
  cityId: '1',
  locality: 'CIUDAD DE BUENOS AIRES',
  postalCode: address.postalCode,
  maritalStatusCode: 'SOL',
  nationalityId: '1',
  countryOfBirthId: '1',
  relationshipCode: 'HER',
  'PersonSellerInput.firstName': other.firstName,
  'PersonSellerInput.lastName': other.lastName,
  'PersonSellerInput.documentNumber': other.documentNumber,
  'PersonSellerInput.gender': other.gender,
  'PersonSellerInput.cuil': other.cuil,
  'PersonSellerInput.email': other.email,
  // The seller needs a phone of their own.
  'PersonSellerInput.phone': { ...other.phone, providerCode: 'PER' },
  plate: vehicle.plate,
  chassis: vehicle.chassis,
  engine: vehicle.engine,
  cuit: person.other.cuil,
  cbu: '2850590940090418135201',
  holderCuit: other.cuil,
  code: '123456',
  'ConfirmRevocationInput.number': 'A-1',
  processNumber: 'P-1',
  textVersion: '2026-11',
  key: 'clave',
  token: 'enlace',
  note: 'Llamar a la tarde.',
  filter: { status: 'OPEN' },
  first: 10,
  after: null,
};

/** Optional inputs that an example has: without them the call is refused or shows little. */
export const INCLUDED: ReadonlySet<string> = new Set([
  'VehicleInput.brandId',
  'VehicleInput.modelId',
  'MobilePhoneInput.providerCode',
  'PersonInput.monthlyIncome',
  'AddressInput.cityId',
  'IdentifyVehicleInput.plate',
  'ChangeFollowUpInput.note',
  'filter',
  'after',
]);
