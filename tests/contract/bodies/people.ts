import { suggestCuil } from '@prendarios/rules/cuil';
import { PROPOSAL } from '../samples.ts';

/** People, vehicles and addresses as a screen sends them, each with the body the bank must receive. */

export const proposal = { proposalId: PROPOSAL };

const CUIL = suggestCuil('30222888', 'F') ?? '';
const SECOND_CUIL = suggestCuil('28333444', 'M') ?? '';
export const SELLER_CUIL = suggestCuil('25111222', 'M') ?? '';

const PHONE = { areaCode: '011', number: '15-4555-6677', providerCode: 'PER' };
const PHONE_BODY = { areaCode: '11', number: '45556677' };

/** Has a foreign DNI and no optional fields. */
export const PERSON = {
  firstName: ' Juana ',
  lastName: 'Pérez  Gómez',
  documentNumber: '30.222.888',
  documentKind: 'FOREIGN_DNI',
  gender: 'NON_BINARY',
  birthDate: '1990-05-01',
  cuil: CUIL,
  email: ' Juana@Correo.com',
  phone: PHONE,
  occupationId: 1,
  vatStatusCode: 'MT',
};
export const OWNER_BODY = {
  personType: 'OWNER',
  owner: true,
  firstName: 'Juana',
  lastName: 'Pérez Gómez',
  document: '30222888',
  documentType: { id: 151, description: 'DNI-EXTRANJERO', integrationCode: 'DNIEXT' },
  gender: 'X',
  birthDate: '1990-05-01',
  cuitl: CUIL,
  email: 'juana@correo.com',
  cellPhone: { ...PHONE_BODY, provider: 'PER' },
  occupation: 1,
  ivaCategory: 'MT',
};

const MORE = {
  workActivityCode: 'ACT-7',
  turnoverTaxCategoryCode: 'IIBB-2',
  monthlyIncome: '1850000',
  relationshipCode: 'CON',
};
const MORE_BODY = { role: 'ACT-7', iibbCategory: 'IIBB-2', income: '1850000' };

/** Has every optional field; the gateway drops the relationship for an owner. */
export const WHOLE_PERSON = { ...PERSON, ...MORE };
export const WHOLE_OWNER_BODY = { ...OWNER_BODY, ...MORE_BODY };

export const CO_OWNER = {
  ...WHOLE_PERSON,
  firstName: 'Raúl',
  documentNumber: '28333444',
  documentKind: 'DNI',
  gender: 'MALE',
  cuil: SECOND_CUIL,
  email: 'raul@correo.com',
  phone: { ...PHONE, number: '15-4555-7788' },
};
export const CO_OWNER_BODY = {
  ...WHOLE_OWNER_BODY,
  personType: 'CO_OWNER',
  owner: false,
  firstName: 'Raúl',
  document: '28333444',
  documentType: { id: 150, description: 'DNI', integrationCode: 'DNI' },
  gender: 'M',
  cuitl: SECOND_CUIL,
  email: 'raul@correo.com',
  cellPhone: { areaCode: '11', number: '45557788', provider: 'PER' },
  relationship: 'CON',
};

export const VEHICLE = { typeCode: 'A', year: 2027, zeroKm: true, purchaseValue: '31200000' };
export const VEHICLE_BODY = {
  vehicleType: 'A',
  fuelYear: { year: 2027, price: 1, zeroKm: true, valid: true },
  purchaseValue: 31_200_000,
  taxi: false,
};
export const WHOLE_VEHICLE = { ...VEHICLE, brandId: 'FIAT', modelId: 3 };
export const WHOLE_VEHICLE_BODY = { ...VEHICLE_BODY, brand: 'FIAT', model: 3 };

const ADDRESS = {
  street: ' Av. Corrientes ',
  number: '1.234',
  provinceId: 1,
  locality: ' CIUDAD DE BUENOS AIRES ',
  postalCode: 'c1043aaz',
};

export const USER = {
  firstName: 'Juana',
  lastName: 'Pérez',
  cuil: CUIL,
  email: 'Juana@Correo.com',
  phone: PHONE,
  address: ADDRESS,
};
export const USER_BODY = {
  first_name: 'Juana',
  last_name: 'Pérez',
  cuitl: CUIL,
  gender: 'NA',
  email: 'juana@correo.com',
  address: {
    locality: 'CIUDAD DE BUENOS AIRES',
    province: 1,
    street: 'Av. Corrientes',
    street_number: 1234,
    floor: '',
    department: '',
    postal_code: 'C1043AAZ',
  },
  phone_number: { area_code: '11', number: '45556677' },
};

const CIVIL = {
  maritalStatusCode: 'CAS',
  nationalityId: 1,
  countryOfBirthId: 2,
  hasNonParticipantSpouse: true,
};
export const ADDITIONAL = { ...proposal, address: ADDRESS, civilData: CIVIL };
export const ADDITIONAL_BODY = {
  street: 'Av. Corrientes',
  number: 1234,
  floor: '',
  apartment: '',
  state: 1,
  locality: 'CIUDAD DE BUENOS AIRES',
  postalCode: 'C1043AAZ',
  maritalStatus: 'CAS',
  nationality: 1,
  countryOfBirth: 2,
  nonParticipantSpouse: true,
};
export const WHOLE_ADDITIONAL = {
  ...proposal,
  address: { ...ADDRESS, floor: ' 2 ', apartment: ' B ', cityId: 5 },
  civilData: { ...CIVIL, hasNonParticipantSpouse: false },
};
export const WHOLE_ADDITIONAL_BODY = {
  ...ADDITIONAL_BODY,
  floor: '2',
  apartment: 'B',
  city: 5,
  nonParticipantSpouse: false,
};

export const CONTACT = { email: 'Ventas@Correo.com', phone: PHONE };
export const CONTACT_BODY = { email: 'ventas@correo.com', cellPhone: PHONE_BODY };
export const PERSON_SELLER = {
  ...CONTACT,
  firstName: 'Mario',
  lastName: 'Vende',
  documentNumber: '25.111.222',
  gender: 'MALE',
  cuil: SELLER_CUIL,
};
export const PERSON_SELLER_BODY = {
  ...CONTACT_BODY,
  firstName: 'Mario',
  lastName: 'Vende',
  document: '25111222',
  gender: 'M',
  cuitl: SELLER_CUIL,
};
export const COMPANY_SELLER = {
  ...CONTACT,
  businessName: ' AUTOMOTORES  LIBERTADOR S.A. ',
  cuit: '30-50001091-2',
};
export const COMPANY_SELLER_BODY = {
  ...CONTACT_BODY,
  businessName: 'AUTOMOTORES LIBERTADOR S.A.',
  cuit: '30500010912',
};
