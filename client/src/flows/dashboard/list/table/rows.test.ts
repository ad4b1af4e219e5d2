import { describe, expect, test } from 'vitest';
import type { ProposalRowFragment } from '#generated/graphql.ts';
import { readAsStaff } from '#testing/readAsStaff.ts';
import { showPagesFor } from '#shared/session/sessionStore.ts';
import { rowOf } from './rows.ts';

readAsStaff();

const TODAY = '2026-11-23';

const ITEM: ProposalRowFragment = {
  __typename: 'ProposalSummary',
  id: 'a1b2c3d4-0000-4000-8000-000000000000',
  number: 104_882,
  createdAt: '2026-11-21T01:30:00.000Z',
  status: 'OPEN',
  ownerName: 'ELENA ÁLVAREZ',
  maskedDocument: 'DNI 30.•••.••2',
  amount: { __typename: 'Money', amount: '20000000.00' },
  stageStartedAt: '2026-11-21T12:00:00.000Z',
  stageTargetDays: 3,
  flow: {
    __typename: 'ProposalFlow',
    isBiometryInProgress: true,
    isContractSigned: false,
    hasDocumentsSentBack: false,
    canBeResumed: true,
  },
  displayName: 'Identidad',
  brand: 'BANK',
  stage: 'Identidad',
  stageKind: 'IN_PROGRESS',
  waitsFor: 'OWNER',
  isRevocationOnHold: false,
  expectedPaymentOn: '2026-12-03',
  sentBackDocuments: [],
  nextCallOn: null,
  assignee: null,
  vehicle: { __typename: 'Vehicle', brandName: 'FIAT', modelName: 'CRONOS', year: 2026, zeroKm: true },
  pointOfSale: {
    __typename: 'PointOfSale',
    code: '01010',
    businessName: 'AUTOMOTORES LIBERTADOR S.A.',
    city: 'CABA',
  },
};

describe('a list row [RT-38]', () => {
  test("has Spanish labels and dates in Argentina's time zone", () => {
    expect(rowOf(ITEM, 0, TODAY)).toEqual({
      key: ITEM.id,
      id: ITEM.id,
      holder: 'Elena Álvarez',
      document: 'DNI 30.•••.••2',
      heldBy: null,
      number: '104882',
      vehicle: 'Fiat Cronos',
      vehicleNote: ['0KM 2026', '104882'],
      amount: '$\u00a020.000.000',
      payment: 'Pago aprox. 3/12',
      age: { days: 2, stage: 'yellow', lateDays: 0 },
      created: '20/11/2026',
      shortId: 'a1b2c3d4',
      pointOfSale: 'Automotores Libertador S.A.',
      tag: { stage: 'orange', children: 'Identidad' },
      isVivere: false,
      note: ['Le toca al titular'],
      call: null,
    });
  });

  test("shows '-' for missing values and has no link without an id [EN-07]", () => {
    const none = {
      id: null,
      number: null,
      ownerName: null,
      maskedDocument: null,
      pointOfSale: null,
      waitsFor: null,
    };
    expect(rowOf({ ...ITEM, ...none }, 3, TODAY)).toMatchObject({
      key: '3',
      id: null,
      shortId: '-',
      holder: '-',
      number: '-',
      document: '-',
      pointOfSale: '-',
      note: [],
    });
  });

  test('says that it is closed, as the filter does, below its last stage', () => {
    const closed = { ...ITEM, status: 'CLOSED', displayName: 'Prenda inscripta', waitsFor: null } as const;
    expect(rowOf(closed, 0, TODAY)).toMatchObject({
      tag: { children: 'Prenda inscripta' },
      note: ['Cerrada'],
    });
  });

  test('has no amount or age if the bank provides none, and no age when nobody has to act', () => {
    expect(rowOf({ ...ITEM, amount: null, stageStartedAt: null }, 0, TODAY)).toMatchObject({
      amount: null,
      age: null,
    });
    expect(rowOf({ ...ITEM, waitsFor: null }, 0, TODAY).age).toBeNull();
  });

  test('shows the filtered phase in the colour of the Vivere stage named below it [ST-11] [ST-12]', () => {
    const vivere = { ...ITEM, brand: 'VIVERE', stage: 'Formalización', stageKind: 'DONE' } as const;
    expect(rowOf(vivere, 0, TODAY)).toMatchObject({
      isVivere: true,
      tag: { stage: 'green', icon: 'circle', children: ITEM.displayName },
      note: ['Formalización', 'Le toca al titular'],
    });
    expect(rowOf({ ...vivere, waitsFor: null }, 0, TODAY).note).toEqual(['Formalización']);
    expect(rowOf(ITEM, 0, TODAY)).toMatchObject({ isVivere: false, tag: { children: ITEM.displayName } });
  });

  test('says who follows up an open proposal, if known', () => {
    const heldBy = (name: string | null, isViewer: boolean, waitsFor = ITEM.waitsFor) =>
      rowOf(
        { ...ITEM, waitsFor, assignee: { __typename: 'StaffMember', staffId: null, name, isViewer } },
        0,
        TODAY,
      ).heldBy;
    expect(heldBy('ANA PÉREZ', false)).toBe('La tiene Ana Pérez');
    expect(heldBy(null, false)).toBe('La tiene otra persona');
    expect(heldBy('Laura Sosa', true)).toBe('La tenés vos');
    expect(heldBy('Ana Pérez', false, null)).toBeNull();
  });

  test.each([
    [TODAY, ['Llamar hoy', 'Le toca al titular'], { text: 'Llamar hoy', isLate: false }],
    [
      '2026-11-20',
      ['Llamar, era el 20/11', 'Le toca al titular'],
      { text: 'Llamar, era el 20/11', isLate: true },
    ],
    ['2026-11-24', ['Le toca al titular'], null],
  ])('with the next call on %s, says %s', (nextCallOn, note, call) => {
    expect(rowOf({ ...ITEM, nextCallOn }, 0, TODAY)).toMatchObject({ note, call });
  });

  test('has a tick only for a proposal that has ended', () => {
    const green = { ...ITEM, stageKind: 'DONE' } as const;
    expect(rowOf(green, 0, TODAY).tag.icon).toBe('circle');
    expect(rowOf({ ...green, waitsFor: null }, 0, TODAY).tag).not.toHaveProperty('icon');
  });

  test('says that only the account is missing', () => {
    const signed = { ...ITEM, flow: { ...ITEM.flow, isContractSigned: true } };
    expect(rowOf(signed, 0, TODAY)).toMatchObject({
      tag: { children: 'Falta la cuenta' },
      note: ['Identidad', 'Le toca al titular'],
    });
    expect(rowOf({ ...signed, waitsFor: 'BANK' }, 0, TODAY).tag.children).toBe('Identidad');
  });

  test('names the party that must upload returned documents again [ST-07]', () => {
    const sentBack = { ...ITEM, displayName: 'A corregir' };
    expect(rowOf({ ...ITEM, waitsFor: 'BANK', isRevocationOnHold: true }, 0, TODAY).note).toEqual([
      'Revocación pedida',
      'Lo tiene el banco',
    ]);
    expect(rowOf({ ...sentBack, waitsFor: 'SELLER' }, 0, TODAY).note).toEqual([
      'Le toca al vendedor del vehículo',
    ]);
    expect(rowOf(sentBack, 0, TODAY).note).toEqual(['Le toca al titular']);
  });

  test('says which document was sent back and why, and how many others there are', () => {
    const front = {
      __typename: 'SentBackDocument',
      label: 'DNI del titular, frente',
      reason: 'falta una parte.',
    } as const;
    const noteOf = (...sentBackDocuments: (typeof front)[]) =>
      rowOf({ ...ITEM, sentBackDocuments }, 0, TODAY).note;
    expect(noteOf(front)).toEqual(['DNI del titular, frente: falta una parte']);
    expect(rowOf({ ...ITEM, sentBackDocuments: [front], waitsFor: null }, 0, TODAY).note).toEqual([]);
    expect(noteOf(front, front, front)).toEqual([
      'DNI del titular, frente: falta una parte y 2 documentos más',
    ]);
  });

  test.each([
    ['DONE', 'green'],
    ['STOPPED', 'red'],
    ['PREPARING', 'yellow'],
    ['AT_REGISTRY', 'purple'],
  ] as const)('shows a stage of kind %s in %s [ST-12]', (stageKind, stage) => {
    expect(rowOf({ ...ITEM, stageKind }, 0, TODAY).tag.stage).toBe(stage);
  });

  test('tells applicants that proposals waiting for the holder wait for them', () => {
    showPagesFor({ kind: 'guest' });
    expect(rowOf(ITEM, 0, TODAY).note).toEqual(['Te toca a vos']);
  });
});
