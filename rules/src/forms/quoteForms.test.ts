import { ENGINE_MESSAGES } from '../messages.ts';
import { FORM_MESSAGES as TEXT } from './messages.ts';
import { preferenceForm } from './preference.ts';
import { quoterForm } from './quoter.ts';
import { vehicleForm, vehicleIdentityForm } from './vehicle.ts';
import { aMessage, formCases, type Refusals } from '../testing/formCases.ts';

const vehicle = {
  typeCode: 'A',
  brandId: 'FIAT',
  modelId: '1',
  year: 2026,
  zeroKm: true,
  purchaseValue: 2e6,
};
const badVehicle: Refusals = [
  ['typeCode', null, TEXT.vehicle.type],
  ['year', null, TEXT.vehicle.year],
  ['purchaseValue', null, TEXT.vehicle.value],
];
const identity = {
  brandName: ' Fiat ',
  modelName: 'Cronos',
  plate: 'ab 123 cd',
  chassis: '8ap123456k1234567',
  engine: ' eng-1.2*/3 ',
};
const badIdentity: Refusals = [
  ['chassis', '', aMessage],
  ['engine', ' ', ENGINE_MESSAGES.required],
  ['engine', 'AB', ENGINE_MESSAGES.pattern],
  ['engine', 'A'.repeat(31), ENGINE_MESSAGES.pattern],
  ['engine', 'ENG_1', ENGINE_MESSAGES.pattern],
];

formCases({
  preferences: {
    of: () => preferenceForm({ asksPointOfSale: false }),
    good: {
      occupationId: '2',
      pointOfSaleCode: null,
      pointOfSaleText: '',
      agreementId: '1',
      couponId: null,
      kind: 'PER_VALUE',
    },
    alsoGood: [{ pointOfSaleText: ' ' }, { pointOfSaleCode: '01010', pointOfSaleText: 'Autos del Sur' }],
    bad: [
      ['occupationId', null, TEXT.preference.occupation],
      ['agreementId', null, TEXT.preference.agreement],
      ['kind', null, TEXT.preference.kind],
    ],
  },
  'preferences at several points of sale': {
    of: () => preferenceForm({ asksPointOfSale: true }),
    good: {
      occupationId: '2',
      pointOfSaleCode: '01010',
      pointOfSaleText: '',
      agreementId: '1',
      couponId: null,
      kind: 'PER_MODEL',
    },
    bad: [['pointOfSaleCode', null, TEXT.preference.pointOfSale]],
  },
  'a choice within the offer': {
    of: () => quoterForm((mode) => (mode === 'FIXED' ? { min: 1e6, max: 5e6 } : { min: 1e6, max: 9e6 })),
    good: { mode: 'FIXED', amount: 5e6, unread: null, term: 12, dueDay: 10, replaceOpenProposal: false },
    alsoGood: [{ mode: 'UVA', amount: 9e6 }],
    bad: [
      ['amount', 5_000_001, aMessage],
      ['amount', 999_999, aMessage],
    ],
  },
  'a vehicle by model': {
    of: () => vehicleForm('PER_MODEL', 80),
    good: vehicle,
    sent: vehicle,
    bad: [...badVehicle, ['brandId', null, TEXT.vehicle.brand], ['modelId', null, TEXT.vehicle.model]],
  },
  'a vehicle by value': {
    of: () => vehicleForm('PER_VALUE'),
    good: { ...vehicle, brandId: null, modelId: null },
    alsoGood: [{ purchaseValue: 999_999_999 }],
    bad: badVehicle,
  },
  'a used vehicle': {
    of: () => vehicleIdentityForm({ typeCode: 'A', asksForNames: true, asksForPlate: true }),
    good: identity,
    sent: { brandName: 'Fiat', plate: 'AB123CD', chassis: '8AP123456K1234567', engine: 'ENG-1.2*/3' },
    alsoGood: [{ engine: 'ABC' }, { engine: 'A'.repeat(30) }],
    bad: [
      ...badIdentity,
      ['brandName', ' ', TEXT.vehicleIdentity.brandName],
      ['modelName', '', TEXT.vehicleIdentity.modelName],
      ['plate', '', aMessage],
    ],
  },
  'a new vehicle of the catalogue': {
    of: () => vehicleIdentityForm({ typeCode: 'A', asksForNames: false, asksForPlate: false }),
    good: { ...identity, brandName: '', modelName: '', plate: '' },
    bad: badIdentity,
  },
});
