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

const TERMS = 12;
const DUE_DAY = 10;
const CHOICES: readonly { type: VehicleTypeCode; agreement: string; model: number }[] = [
  { type: 'A', agreement: 'AG0KM-TRAD', model: 0 },
  { type: 'A', agreement: 'AG0KM-TRAD', model: 7 },
  { type: 'A', agreement: 'AGUSA-5', model: 3 },
  { type: 'A', agreement: 'AGUSA-10', model: 11 },
  { type: 'M', agreement: 'AG0KM-MOTO', model: 2 },
  { type: 'U', agreement: 'AG0KM-UTIL', model: 1 },
];

/** Approved in both modes, so that every loan of the demo is valid. */
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
  return CHOICES.map(({ type, agreement: code, model: at }) => {
    const agreement = bank.catalogues.agreements.find((one) => one.code === code);
    const wantsNew = code.includes('0KM');
    const models = bank.catalogues.models.filter((one) => one.type === type && one.zeroKm);
    const model = models[at % models.length];
    const fuelYear =
      model &&
      agreement &&
      yearsOfModel(model, date, agreement.maxVehicleAge).find(
        ({ zeroKm, valid, year }) => valid && zeroKm === wantsNew && (wantsNew || vehicleAge(year, date) > 0),
      );
    if (!model || !agreement || !fuelYear) throw new Error(`the demo finds no vehicle for ${code}`);
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
      ({ indexerType, termFrom, termTo }) => indexerType === 'TRD' && termFrom <= TERMS && TERMS <= termTo,
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
        createdAt: bank.clock.now(),
      },
      {
        dueDate: DUE_DAY,
        terms: TERMS,
        matrixCode: rate?.matrixCode ?? '',
        financedAmount: Math.floor((scoring.result.finalAmount * 0.6) / 1000) * 1000,
      },
    );
    return { customer: simulated.customer, vehicle, agreementId: agreement.id, scoring, quoted };
  });
}
