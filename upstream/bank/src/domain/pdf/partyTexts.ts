import { nameCase, sentenceCase, vehicleCase } from '@prendarios/rules/displayCase';
import { formatDate } from '@prendarios/rules/format';
import { conditionLabel } from '@prendarios/rules/years';
import { NEW_ACCOUNT_ID } from '../api/accounts.ts';
import type { LoanDocumentInput, PartyTexts } from './input.ts';

type Person = LoanDocumentInput['proposal']['owner'];

/** Formats eleven digits as 20-30111222-0. */
export const formatCuit = (cuit: string): string => cuit.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');

export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${nameCase(person.firstName)} ${nameCase(person.lastName)}`;

function addressOf(person: Person, texts: PartyTexts): string {
  if (person.street === undefined) return '';
  const inside = [person.floor && `piso ${person.floor}`, person.apartment && `depto. ${person.apartment}`];
  const parts = [
    `${person.street} ${person.number ?? ''}`.trim(),
    ...inside,
    person.locality && nameCase(person.locality),
    nameCase(texts.province),
    person.postalCode && `CP ${person.postalCode}`,
  ];
  return [...new Set(parts.filter(Boolean))].join(', ');
}

export function personRows(person: Person, texts: PartyTexts): [string, string][] {
  const rows: [string, string][] = [
    ['Apellido y nombre', `${nameCase(person.lastName)}, ${nameCase(person.firstName)}`],
    ['Documento', `${texts.documentType} ${person.document}`],
    ['CUIL/CUIT', formatCuit(person.cuitl)],
    ['Fecha de nacimiento', formatDate(person.birthDate)],
    ['Nacionalidad', nameCase(texts.nationality)],
    ['Estado civil', sentenceCase(texts.maritalStatus)],
    ['Actividad', sentenceCase(texts.occupation)],
    ['Domicilio', addressOf(person, texts)],
    ['Correo electrónico', person.email],
    ['Teléfono', `${person.cellPhone.areaCode} ${person.cellPhone.number}`],
  ];
  return rows.filter(([, value]) => value !== '');
}

export function vehicleRows({ proposal }: LoanDocumentInput): [string, string][] {
  const { vehicle } = proposal;
  const { zeroKm, year } = vehicle.fuelYear;
  const rows: [string, string][] = [
    ['Marca', vehicleCase(vehicle.brandName ?? '')],
    ['Modelo', vehicleCase(vehicle.modelName ?? '')],
    ['Año', String(year)],
    ['Estado', sentenceCase(conditionLabel(vehicle.fuelYear))],
    ['Chasis', vehicle.chassis ?? ''],
    ['Motor', vehicle.engine ?? ''],
    ['Dominio', vehicle.plate || (zeroKm ? 'A otorgar por el Registro' : '')],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** Returns text such as 'García, Juan (CUIL …)', or the company's name. */
export function sellerText({ proposal: { seller } }: LoanDocumentInput): string {
  const person = seller?.physicalPerson;
  if (person)
    return `${nameCase(person.lastName)}, ${nameCase(person.firstName)} (CUIL ${formatCuit(person.cuitl)})`;
  const company = seller?.legalPerson;
  return company ? `${nameCase(company.businessName)} (CUIT ${formatCuit(company.cuit)})` : '';
}

const ACCOUNT_NAMES: Readonly<Record<string, string>> = {
  CA: 'caja de ahorro',
  CC: 'cuenta corriente',
  CS: 'cuenta sueldo',
};

/** Returns text such as 'la caja de ahorro •••• 4321 en Banco Ceibo', or a new account. */
export function accountText(account: LoanDocumentInput['proposal']['account']): string {
  if (!account) return 'la cuenta que el DEUDOR tiene o abre en el ACREEDOR';
  const name = ACCOUNT_NAMES[account.accountType] ?? 'cuenta';
  if (account.id === NEW_ACCOUNT_ID) return `una ${name} nueva en ${account.bankName}`;
  return `la ${name} ${account.maskedNumber} en ${account.bankName}`;
}
