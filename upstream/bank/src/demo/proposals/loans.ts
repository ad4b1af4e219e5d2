import { randomUUID } from 'node:crypto';
import { suggestCuil } from '@prendarios/rules/cuil';
import { vehicleAge, yearsOfModel } from '../../domain/catalogue/usedPrice.ts';
import { today } from '../../platform/clock.ts';
import type {
  PersonIdentity,
  ScoringDecision,
  Vehicle,
  VehicleTypeCode,
} from '../../domain/records/rowTypes.ts';
import { type Quoted, quoteOf } from '../../domain/quote/quoteOf.ts';
import { demoScoring, PERSONAS } from '../personas.ts';
import { decide } from '../../domain/simulation/decision.ts';
import type { Terms } from '../../domain/simulation/quoting.ts';

/** A loan as decided and calculated today, shared by many demo proposals. */
type DemoLoan = {
  customer: PersonIdentity;
  vehicle: Vehicle;
  agreementId: number;
  scoring: ScoringDecision;
  quoted: Quoted;
};

type Choice = {
  type: VehicleTypeCode;
  agreement: string;
  model: number;
  term: number;
  dueDay: number;
  /** Share of the approved maximum amount. */
  share: number;
};

const CHOICES: readonly Choice[] = [
  { type: 'A', agreement: 'AG0KM-TRAD', model: 0, term: 36, dueDay: 10, share: 0.6 },
  { type: 'A', agreement: 'AG0KM-TRAD', model: 7, term: 48, dueDay: 5, share: 0.85 },
  { type: 'A', agreement: 'AGUSA-5', model: 3, term: 24, dueDay: 10, share: 0.5 },
  { type: 'A', agreement: 'AGUSA-10', model: 11, term: 36, dueDay: 15, share: 0.9 },
  { type: 'M', agreement: 'AG0KM-MOTO', model: 2, term: 12, dueDay: 1, share: 0.7 },
  { type: 'U', agreement: 'AG0KM-UTIL', model: 1, term: 48, dueDay: 10, share: 0.95 },
  { type: 'A', agreement: 'AG0KM-TRAD', model: 4, term: 60, dueDay: 10, share: 1 },
  { type: 'A', agreement: 'AG0KM-TRAD', model: 12, term: 24, dueDay: 20, share: 0.45 },
  { type: 'A', agreement: 'AGUSA-5', model: 9, term: 48, dueDay: 5, share: 0.75 },
  { type: 'A', agreement: 'AGUSA-5', model: 15, term: 12, dueDay: 10, share: 0.35 },
  { type: 'A', agreement: 'AGUSA-10', model: 6, term: 24, dueDay: 10, share: 0.8 },
  { type: 'A', agreement: 'AG0KM-TRAD', model: 17, term: 36, dueDay: 28, share: 0.55 },
];

/** A persona who is approved in both modes, so that every loan of the demo is valid. */
const document = PERSONAS[0]?.dni ?? '';
const applicant = (occupation: number): PersonIdentity => ({
  personType: 'OWNER',
  owner: true,
  firstName: 'Alba',
  lastName: 'Sosa',
  birthDate: '1985-03-14',
  email: 'alba.sosa@ejemplo.com.ar',
  cuitl: suggestCuil(document, 'F') ?? '',
  gender: 'F',
  document,
  documentType: { id: 150 },
  cellPhone: { areaCode: '11', number: '40000000', provider: 'PER' },
  occupation,
  role: 'DOCENTE',
  ivaCategory: 'CF',
  iibbCategory: 'NI',
});

export function demoLoans(bank: Terms): DemoLoan[] {
  const date = today(bank.clock);
  return CHOICES.map(({ type, agreement: code, model: at, term, dueDay, share }) => {
    const agreement = bank.catalogues.agreements.find((one) => one.code === code);
    const wantsNew = code.includes('0KM');
    const models = bank.catalogues.models.filter((one) => one.type === type && one.zeroKm);
    const start = at % models.length;
    const found = [...models.slice(start), ...models.slice(0, start)].flatMap((one) => {
      const years = agreement ? yearsOfModel(one, date, agreement.maxVehicleAge) : [];
      const year = years.find(
        ({ zeroKm, valid, year: of }) =>
          valid && zeroKm === wantsNew && (wantsNew || vehicleAge(of, date) > 0),
      );
      return year ? [{ model: one, fuelYear: year }] : [];
    });
    if (!found[0] || !agreement) throw new Error(`the demo finds no vehicle for ${code}`);
    const { model, fuelYear } = found[0];
    const vehicle: Vehicle = {
      vehicleType: type,
      brand: model.brand,
      model: model.id,
      fuelYear,
      purchaseValue: fuelYear.price,
      taxi: false,
      brandName: model.brand,
      modelName: model.model,
    };
    const simulated = {
      customer: applicant(type === 'U' ? 1 : 2),
      coOwner: null,
      vehicle,
      agreementId: agreement.id,
      couponId: null,
    };
    const scoring = decide({ ...bank, scoring: demoScoring() }, simulated);
    const rate = scoring.rates.find(
      ({ indexerType, termFrom, termTo }) => indexerType === 'TRD' && termFrom <= term && term <= termTo,
    );
    const quoted = quoteOf(
      bank,
      {
        ...simulated,
        uuid: '',
        idRequest: '',
        document,
        simulationType: 'PER_MODEL',
        pointOfSale: null,
        consents: [],
        metrics: null,
        status: 'APPROVED',
        polls: 2,
        scoring,
        createdBy: null,
        enteredBy: null,
        certificateId: randomUUID(),
        createdAt: bank.clock.now(),
      },
      {
        dueDate: dueDay,
        terms: term,
        matrixCode: rate?.matrixCode ?? '',
        financedAmount: Math.floor((scoring.result.finalAmount * share) / 1000) * 1000,
      },
    );
    return { customer: simulated.customer, vehicle, agreementId: agreement.id, scoring, quoted };
  });
}
