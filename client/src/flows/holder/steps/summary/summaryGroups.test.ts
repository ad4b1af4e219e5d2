import { describe, expect, test } from 'vitest';
import type { SummaryPersonFragment } from '#generated/graphql.ts';
import { addressLine, summaryGroups, withReturn, type SummaryProposal } from './summaryGroups.ts';

const NOTES = { fixed: 'Se cotiza de nuevo.', otherDevice: 'En el otro.', contact: 'Cambiar' };

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const ARGENTINA = { __typename: 'CatalogItem', id: '1', description: 'ARGENTINA' } as const;
const ADDRESS = {
  __typename: 'Address',
  street: 'San Martín',
  number: 100,
  floor: '3',
  apartment: 'B',
  locality: 'UNQUILLO',
  postalCode: '5109',
  provinceId: '6',
  province: { __typename: 'Province', id: '6', name: 'CORDOBA' },
} as const;
const owner: SummaryPersonFragment = {
  __typename: 'Person',
  firstName: 'Ana',
  lastName: 'Núñez',
  documentNumber: '30111222',
  gender: 'FEMALE',
  documentKind: 'DNI',
  birthDate: '1988-03-15',
  cuil: '20301112220',
  email: 'ana@correo.example',
  maskedEmail: 'a•••@correo.example',
  phone: { __typename: 'MobilePhone', areaCode: '11', number: '55551234' },
  maskedPhone: '•• •••• 1234',
  occupation: { __typename: 'CatalogItem', id: '2', description: 'RELACION DE DEPENDENCIA' },
  vatStatus: null,
  monthlyIncome: money('2500000.00'),
  address: ADDRESS,
  civilData: {
    __typename: 'CivilData',
    maritalStatus: { __typename: 'CatalogItem', id: '1', code: 'SOL', description: 'SOLTERO/A' },
    nationality: ARGENTINA,
    countryOfBirth: ARGENTINA,
  },
};
const proposal: SummaryProposal = {
  __typename: 'Proposal',
  id: 'p1',
  number: 1042,
  simulationId: 's1',
  certificatePath: null,
  kind: 'PER_MODEL',
  agreement: { __typename: 'Agreement', id: '1', description: '0KM TRADICIONAL' },
  pointOfSale: null,
  vehicle: {
    __typename: 'Vehicle',
    typeCode: 'A',
    brandName: 'FIAT',
    modelName: 'CRONOS',
    year: 2026,
    zeroKm: true,
    purchaseValue: money('32000000.00'),
  },
  owner,
  coOwner: null,
  quote: {
    __typename: 'ChosenQuote',
    mode: 'FIXED',
    term: 48,
    dueDay: 10,
    ltv: '62.50',
    financedAmount: money('20000000.00'),
  },
  figures: {
    __typename: 'LoanFigures',
    mode: 'FIXED',
    rateId: 'FIXED-48',
    financedAmount: money('20000000.00'),
    term: 48,
    dueDay: 10,
    installment: money('1.00'),
    installmentWithVat: money('1.21'),
    installmentInUva: null,
    capitalInUva: null,
    uvaValue: null,
    isUvaEstimated: false,
    tna: '38.40',
    tea: '45.90',
    cftea: '57.75',
    cfteaWithoutVat: '45.90',
    firstInstallment: null,
    secondInstallment: null,
    totalToPay: money('58.08'),
    fees: null,
  },
  installments: [],
  cfteaWithInsurance: null,
  paymentWindow: null,
  insurance: null,
};
const rowsOf = (title: string, of = proposal) =>
  Object.fromEntries(
    summaryGroups(of, { notes: NOTES })
      .find((group) => group.title === title)
      ?.rows.map(({ term, value }) => [term, value]) ?? [],
  );

const titles = (of: SummaryProposal) => summaryGroups(of, { notes: NOTES }).map(({ title }) => title);

describe('the summary', () => {
  test('[VA-20] shows every answer in Argentine formats', () => {
    expect(rowsOf('Tus datos')).toMatchObject({
      'Nombre y apellido': 'Ana Núñez',
      DNI: '30.111.222',
      CUIL: '20-30111222-0',
      'Fecha de nacimiento': '15/03/1988',
      'Situación laboral': 'Relación de dependencia',
      'Situación ante el IVA': 'Sin informar',
      'Ingreso neto por mes': '$\u00a02.500.000',
    });
    expect(rowsOf('Tu contacto')).toEqual({
      'Correo electrónico': owner.email,
      Celular: '11 5555-1234',
    });
    expect(rowsOf('Tu préstamo')).toEqual({
      'Tipo de tasa': 'Fija',
      Monto: '$\u00a020.000.000',
      Plazo: '48 cuotas',
      Vencimiento: 'Día 10 de cada mes',
    });
    expect(rowsOf('Tu domicilio')).toMatchObject({
      Domicilio: 'San Martín 100, piso 3, depto. B, Unquillo, Córdoba',
      'Estado civil': 'Soltero/a',
      Nacionalidad: 'Argentina',
    });
  });

  test('[EN-17] says that the vehicle runs on natural gas only if the applicant said so', () => {
    expect(rowsOf('Vehículo')).not.toHaveProperty('Equipo de GNC');
    const [vehicle] = summaryGroups(proposal, { notes: NOTES }, { hasCng: true });
    expect(vehicle?.rows).toContainEqual({ term: 'Equipo de GNC', value: 'Sí' });
  });

  test('includes the co-owner, if any', () => {
    expect(titles(proposal)).not.toContain('Datos del cotitular');
    expect(titles({ ...proposal, coOwner: owner })).toContain('Domicilio del cotitular');
  });

  test('shows a masked contact if the point of sale may not read it', () => {
    const masked = { ...owner, email: null, phone: null };
    expect(rowsOf('Tu contacto', { ...proposal, owner: masked })).toEqual({
      'Correo electrónico': 'a•••@correo.example',
      Celular: '•• •••• 1234',
    });
  });

  test('collapses people and addresses to one line until the applicant opens them', () => {
    const groups = summaryGroups({ ...proposal, coOwner: owner }, { notes: NOTES });
    expect(groups.flatMap(({ title, digest }) => (digest === undefined ? [] : [[title, digest]]))).toEqual([
      ['Tus datos', 'Ana Núñez, DNI 30.111.222'],
      ['Tu domicilio', 'San Martín 100, piso 3, depto. B, Unquillo, Córdoba'],
      ['Datos del cotitular', 'Ana Núñez, DNI 30.111.222'],
      ['Domicilio del cotitular', 'San Martín 100, piso 3, depto. B, Unquillo, Córdoba'],
    ]);
  });

  test('lists what is still missing', () => {
    const incomplete = { ...proposal, owner: { ...owner, address: null } };
    expect(rowsOf('Tu domicilio', incomplete)).toEqual({ Domicilio: 'Falta completar' });
    const [, , , , address] = summaryGroups(incomplete, { notes: NOTES });
    expect(address?.digest).toBeUndefined();
    expect(rowsOf('Seguro')).toEqual({ Aseguradora: 'Falta completar' });
  });

  test('lets every group be changed or explains why not', () => {
    const links = { loan: '/l', address: '/a', coOwnerAddress: '/c', insurance: '/i', notes: NOTES };
    const groups = summaryGroups({ ...proposal, coOwner: owner }, links);
    expect(
      groups.filter(({ changeHref, note }) => (changeHref === undefined) === (note === undefined)),
    ).toEqual([]);
  });

  test('says where the loan can be changed on a device without the simulation', () => {
    const groups = summaryGroups(proposal, { notes: NOTES });
    expect(groups.find(({ title }) => title === 'Tu préstamo')).toMatchObject({
      changeHref: undefined,
      note: NOTES.otherDevice,
    });
  });

  test("returns to the summary from every 'Cambiar' link", () => {
    expect(withReturn('/titular/seguro')).toBe('/titular/seguro?volver=resumen');
    expect(withReturn('/titular/cotizacion/cotizar?pos=1')).toBe(
      '/titular/cotizacion/cotizar?pos=1&volver=resumen',
    );
    const groups = summaryGroups(proposal, { insurance: '/x', notes: NOTES });
    expect(groups.find(({ title }) => title === 'Seguro')?.changeHref).toBe('/x');
  });
});

test('omits a province with the same name as the locality', () => {
  const twice = { ...ADDRESS, floor: '', apartment: '', locality: 'CORDOBA' };
  expect(addressLine(twice)).toBe('San Martín 100, Córdoba');
});
