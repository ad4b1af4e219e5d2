import { chassisWarning } from './chassis.ts';
import { cuilCheckDigit } from './cuil.ts';

/** An invented person for filling in forms. */
export type DemoPerson = {
  documentNumber: string;
  firstName: string;
  lastName: string;
  cuil: string;
  gender: 'FEMALE' | 'MALE';
  birthDate: { day: string; month: string; year: string };
  email: string;
  phone: { areaCode: string; number: string };
  monthlyIncome: string;
  address: { street: string; number: string; floor: string; apartment: string; postalCode: string };
  /** Another person: co-owner, spouse or seller. */
  other: Omit<DemoPerson, 'other' | 'address' | 'monthlyIncome' | 'company' | 'vehicle'>;
  company: { businessName: string; cuit: string; email: string };
  vehicle: { plate: string; chassis: string; engine: string };
};

function cuilOf(prefix: string, documentNumber: string): string {
  const body = `${prefix}${documentNumber.padStart(8, '0')}`;
  return `${body}${cuilCheckDigit(body)}`;
}

const OTHER_DOCUMENT = '27334455';

/** Different each time, because a vehicle secures only one loan. */
function demoVehicle(): DemoPerson['vehicle'] {
  const serial = String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
  const letter = String.fromCodePoint(65 + (Number(serial) % 26));
  const chassis = '0123456789X'.split('').map((digit) => `8AP359A1${digit}H0${serial}`);
  return {
    plate: `A${letter}${serial.slice(3)}FG`,
    chassis: chassis.find((one) => chassisWarning(one) === null) ?? '',
    engine: `55${serial}`,
  };
}

/** Returns an invented person with the persona's document, valid in every form of the flow. */
export function demoPerson(documentNumber: string): DemoPerson {
  return {
    documentNumber,
    firstName: 'María de los Ángeles',
    lastName: 'Ibáñez',
    cuil: cuilOf('27', documentNumber),
    gender: 'FEMALE',
    birthDate: { day: '15', month: '3', year: '1988' },
    email: 'maria.ibanez@correo.example',
    phone: { areaCode: '11', number: '5555 1234' },
    monthlyIncome: '4500000',
    address: { street: 'Av. Rivadavia', number: '4975', floor: '3', apartment: 'B', postalCode: '1424' },
    other: {
      documentNumber: OTHER_DOCUMENT,
      firstName: 'Julián',
      lastName: 'Peralta',
      cuil: cuilOf('20', OTHER_DOCUMENT),
      gender: 'MALE',
      birthDate: { day: '2', month: '11', year: '1979' },
      email: 'julian.peralta@correo.example',
      phone: { areaCode: '351', number: '555 6789' },
    },
    company: { businessName: 'AUTOMOTORES DEL SUR SA', cuit: '30707070702', email: 'ventas@delsur.example' },
    vehicle: demoVehicle(),
  };
}
