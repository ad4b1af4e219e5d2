import { suggestCuil } from '@prendarios/rules/cuil';
import type { AccountChoice, Flow, Person, Seller, SellerAccount } from '../../domain/records/rowTypes.ts';
import { isStepDone } from '../../domain/flow/machine.ts';

const ADDRESS = {
  street: 'Av. Rivadavia',
  number: 4800,
  floor: '3',
  apartment: 'B',
  state: 1,
  city: 1,
  locality: 'CIUDAD DE BUENOS AIRES',
  postalCode: '1424',
  maritalStatus: 'SOL',
  nationality: 1,
  countryOfBirth: 1,
  nonParticipantSpouse: false,
} satisfies Partial<Person>;

const SELLER_DOCUMENT = '25111222';
const SELLER_CUIL = suggestCuil(SELLER_DOCUMENT, 'M') ?? '';
const SELLER: Seller = {
  hasDataValidated: true,
  physicalPerson: {
    firstName: 'Mario',
    lastName: 'Vende',
    document: SELLER_DOCUMENT,
    gender: 'M',
    cuitl: SELLER_CUIL,
    email: 'mario.vende@ejemplo.com.ar',
    cellPhone: { areaCode: '11', number: '44443333' },
  },
};

type EnteredData = {
  owner: Partial<Person>;
  seller: Seller | null;
  account: AccountChoice | null;
  sellerAccount: SellerAccount | null;
};

/** Returns the data that people have entered by the flow's current step. */
export function enteredDataAt(flow: Flow): EnteredData {
  const hasSeller = isStepDone(flow, 'SELLER.load');
  return {
    owner: isStepDone(flow, 'OWNER.address') ? ADDRESS : {},
    seller: hasSeller ? SELLER : null,
    account: isStepDone(flow, 'BIOMETRIA.saveAccount') ? { openNewAccount: true } : null,
    sellerAccount: hasSeller ? { cbu: '2850590940090418135201', cuit: SELLER_CUIL } : null,
  };
}
