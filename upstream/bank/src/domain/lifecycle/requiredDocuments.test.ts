import { describe, expect, it } from 'vitest';
import { apply, type Flow, type FlowEvent, newFlow } from '../flow/machine.ts';
import type { Seller } from '../records/rowTypes.ts';
import { isGivenByIdentityCheck, requiredDocuments } from './requiredDocuments.ts';

type Case = Parameters<typeof requiredDocuments>[0];

const after = (...events: FlowEvent['type'][]): Flow =>
  events.reduce(
    (flow, type) => {
      const moved = apply(
        flow,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other events in this table have no data
        (type === 'dataConfirmed' ? { type, accountChosen: false } : { type }) as FlowEvent,
      );
      if (!moved.ok) throw new Error(`${type} is illegal`);
      return moved.flow;
    },
    newFlow({ hasCoOwner: false }),
  );

const OWN = ['ownerSaved', 'codeValidated', 'insuranceChosen', 'summaryAccepted', 'sellerSaved'] as const;
const CONFIRMED = [...OWN, 'documentationUploaded', 'documentationValidated', 'dataConfirmed'] as const;

const phone = { areaCode: '11', number: '44443333' };
const person: Seller = {
  physicalPerson: {
    firstName: 'Mario',
    lastName: 'Vende',
    document: '25111222',
    gender: 'M',
    cuitl: '20251112220',
    email: 'm@correo.example',
    cellPhone: phone,
  },
  hasDataValidated: true,
};
const company: Seller = {
  legalPerson: { businessName: 'AUTOS S.A.', cuit: '30711056056', email: 'a@b.example', cellPhone: phone },
  hasDataValidated: true,
};
const invited: Seller = { contact: { cellPhone: phone }, hasDataValidated: false };
const dealer: Seller = { ...company, pointOfSale: '01022' };

const of = (change: Partial<Case> & { zeroKm?: boolean }): Case => ({
  owner: { occupation: 2, income: '900000' },
  coOwner: null,
  seller: null,
  flow: after(...OWN),
  vehicle: { fuelYear: { year: 2026, price: 1, zeroKm: change.zeroKm ?? true, valid: true } },
  ...change,
});
const mandatory = (one: Case, ...parties: string[]) =>
  requiredDocuments(one)
    .filter(({ mandatory: isAsked, party }) => isAsked && parties.includes(party))
    .map(({ type }) => type);

describe('the files required from the applicant', () => {
  it.each([
    ['a 0KM from a dealer of the bank', of({ seller: dealer }), 1],
    ['a 0KM from an invited seller', of({ seller: invited }), 1],
    ['a 0KM, self-employed', of({ seller: dealer, owner: { occupation: 1, income: '1' } }), 2],
    ['a used car from an invited seller', of({ seller: invited, zeroKm: false }), 6],
    ['a used car from a dealer of the bank', of({ seller: dealer, zeroKm: false }), 6],
  ])('[CA-56] are the minimum for %s', (_what, one, count) => {
    expect(mandatory(one, 'HOLDER', 'CO_HOLDER', 'VEHICLE', 'SELLER')).toHaveLength(count);
  });
});

describe('the seller’s documents', () => {
  it.each([
    ['a person', person, ['SELLER_DNI_FRONT', 'SELLER_DNI_BACK', 'SELLER_CBU']],
    [
      'a company',
      company,
      [
        'SELLER_CUIT_CERTIFICATE',
        'SELLER_STATUTE',
        'SELLER_AUTHORITY',
        'SELLER_REPRESENTATIVE_DNI',
        'SELLER_CBU',
      ],
    ],
    ['a seller who was only invited', invited, []],
    ['a dealer on the bank’s list', dealer, []],
    [
      'an invited person who has responded',
      { ...person, contact: { cellPhone: phone } },
      ['SELLER_DNI_FRONT', 'SELLER_DNI_BACK', 'SELLER_CBU'],
    ],
  ] as const)('[CA-56] are required by kind of seller: %s', (_what, seller, types) => {
    expect(mandatory(of({ seller }), 'SELLER')).toEqual(types);
  });
});

describe('the holder’s DNI', () => {
  const DNI = ['DNI_FRONT', 'DNI_BACK'];
  const sentBack = apply(after(...OWN, 'documentationUploaded'), {
    type: 'documentsSentBack',
    documents: ['DNI_BACK'],
  });

  it.each([
    ['while the applicant enters data', after(...OWN), [], false],
    ['once the data are confirmed', after(...CONFIRMED), DNI, false],
    ['after the identity check', after(...CONFIRMED, 'formalizationCreated'), DNI, true],
    ['when an earlier upload is sent back', sentBack.ok ? sentBack.flow : after(), ['DNI_BACK'], false],
  ])('[CA-56] comes from the identity check: %s', (_when, flow, types, isGiven) => {
    expect(mandatory(of({ flow }), 'HOLDER')).toEqual(types);
    expect(DNI.map((type) => isGivenByIdentityCheck(type, flow))).toEqual([isGiven, isGiven]);
    expect(isGivenByIdentityCheck('CUIT_CERTIFICATE', flow)).toBe(false);
  });

  it('[CA-56] of a co-holder comes from their own check', () => {
    const types = ['CO_HOLDER_DNI_FRONT', 'CO_HOLDER_DNI_BACK'];
    const coOwner = { occupation: 2 };
    const signed = after(...CONFIRMED, 'formalizationCreated');
    expect(mandatory(of({ coOwner }), 'CO_HOLDER')).toEqual([]);
    expect(mandatory(of({ coOwner, flow: after(...CONFIRMED) }), 'CO_HOLDER')).toEqual(types);
    expect(types.map((type) => isGivenByIdentityCheck(type, signed))).toEqual([true, true]);
  });
});
