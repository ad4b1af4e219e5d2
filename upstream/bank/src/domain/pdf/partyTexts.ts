import { formatDate } from '@prendarios/rules/format';
import { conditionLabel } from '@prendarios/rules/years';
import type { LoanDocumentInput, PartyTexts } from './input.ts';

type Person = LoanDocumentInput['proposal']['owner'];

/** 20-30111222-0, from its eleven digits. */
export const formatCuit = (cuit: string): string => cuit.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');

export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`;

function addressOf(person: Person, texts: PartyTexts): string {
  if (person.street === undefined) return '';
  const inside = [person.floor && `piso ${person.floor}`, person.apartment && `depto. ${person.apartment}`];
  const parts = [
    `${person.street} ${person.number ?? ''}`.trim(),
    ...inside,
    person.locality,
    texts.province,
    person.postalCode && `CP ${person.postalCode}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** A person's data as rows of a table. */
export function personRows(person: Person, texts: PartyTexts): [string, string][] {
  const rows: [string, string][] = [
    ['Apellido y nombre', `${person.lastName}, ${person.firstName}`],
    ['Documento', `${texts.documentType} ${person.document}`],
    ['CUIL/CUIT', formatCuit(person.cuitl)],
    ['Fecha de nacimiento', formatDate(person.birthDate)],
    ['Nacionalidad', texts.nationality],
    ['Estado civil', texts.maritalStatus],
    ['Actividad', texts.occupation],
    ['Domicilio', addressOf(person, texts)],
    ['Correo electrónico', person.email],
    ['Teléfono', `${person.cellPhone.areaCode} ${person.cellPhone.number}`],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** The vehicle's data as rows of a table. */
export function vehicleRows({ proposal }: LoanDocumentInput): [string, string][] {
  const { vehicle } = proposal;
  const { zeroKm, year } = vehicle.fuelYear;
  const rows: [string, string][] = [
    ['Marca', vehicle.brandName ?? ''],
    ['Modelo', vehicle.modelName ?? ''],
    ['Año', String(year)],
    ['Estado', conditionLabel(vehicle.fuelYear)],
    ['Chasis', vehicle.chassis ?? ''],
    ['Motor', vehicle.engine ?? ''],
    ['Dominio', vehicle.plate || (zeroKm ? 'A otorgar por el Registro' : '')],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** 'GARCÍA, JUAN (CUIL …)', or the company's name. */
export function sellerText({ proposal: { seller } }: LoanDocumentInput): string {
  const person = seller?.physicalPerson;
  if (person) return `${person.lastName}, ${person.firstName} (CUIL ${formatCuit(person.cuitl)})`;
  const company = seller?.legalPerson;
  return company ? `${company.businessName} (CUIT ${formatCuit(company.cuit)})` : '';
}
