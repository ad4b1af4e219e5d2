import { parseAmount } from '@prendarios/rules/amount';
import { DECEASED } from '@prendarios/rules/messages';
import { AMOUNT_MESSAGES } from '@prendarios/rules/messages';
import { vehicleYears } from '../../bank/catalogues.ts';
import type { Schemas } from '../../bank/contract.ts';
import { ratesOf, scoredSimulation } from '../../bank/simulations.ts';
import { deriveOffer } from '../../derived/offer.ts';
import type {
  ChangeVehicleInput,
  LoanQuote,
  MutationResolvers,
  QueryResolvers,
  RateMode,
  RefusalReason,
  SimulationResolvers,
  SimulationStatus,
  StartSimulationInput,
  UserError,
  VehicleInput,
} from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { loadSimulation, simulationKey } from '../access.ts';
import { onOwnSimulation } from '../changes.ts';
import { certificatePath } from './certificate.ts';
import { affordableField, affordableQuery } from './affordable.ts';
import { sideCostsQuery } from './sideCosts.ts';
import { offerPrepaymentField } from './prepayment.ts';
import { toAgreement, toCouponRefusalReason, toLoanQuote, toModeOffer } from '../convert/loan.ts';
import { money } from '../convert/values.ts';
import { FieldErrors } from '../input/check.ts';
import { personBody, toPerson } from '../entities/person.ts';
import { RATES } from '../entities/quote.ts';
import { metricsOf, SIMULATION, simulationBody } from '../entities/simulation.ts';
import { CHANGED_VEHICLE, toVehicle, vehicleBody } from '../entities/vehicle.ts';
import {
  indicativeChoice,
  indicativeEstimate,
  offerChoice,
  offerEstimate,
  refuseChoice,
  refuseUnlistedCoupon,
  refuseVehicle,
} from '../input/quote.ts';
import type { SimulationModel } from '../models.ts';
import { modelOf, offerLink } from '../quoteLinks.ts';
import { invalidField, offerChanged, orUserErrors, userError } from '../userErrors.ts';

const YEAR_NOT_LISTED = 'Elegí un año de la lista.';

const NO_QUOTE: LoanQuote = {
  figures: null,
  installments: [],
  terms: [],
  rates: [],
  insurance: null,
  paymentWindow: null,
  uvaMonthlyRise: null,
  canSimulatePrepayment: false,
  userErrors: [],
};

/** Returns a quote. A rejection that depends on the bank's data, such as the offer's limit, is an expected outcome. */
async function quoted(
  mode: RateMode,
  calls: [Promise<Schemas['RatesAnswer']>, Promise<Schemas['InsuranceEstimateAnswer'] | null>],
): Promise<LoanQuote> {
  const outcome = await orUserErrors(RATES, async () => {
    const [rates, estimate] = await Promise.all(calls);
    return toLoanQuote(rates, mode, estimate);
  });
  return { ...NO_QUOTE, ...outcome };
}

/** Checks the coupon for the vehicle of this browser's simulation, if it has one. */
async function couponCheck(couponId: string, context: GatewayContext) {
  const simulation = simulationKey(context, context.current.simulation ?? '');
  const { valid, code } = await context.bank.write('validateCoupon', {
    body: { couponId, ...(simulation === null ? {} : { ownerId: simulation.uuid }) },
    behalf: 'user',
  });
  return { isValid: valid, reason: valid ? null : toCouponRefusalReason(code) };
}

export const simulationQueries = {
  ...affordableQuery,
  ...sideCostsQuery,
  couponCheck: (_root, { couponId }, context) => couponCheck(couponId, context),
  indicativeQuote: async (_root, { input, vehicle }, { bank, today }) => {
    refuseChoice(input);
    if (vehicle) refuseVehicle(vehicle, today);
    const [choice] = await Promise.all([
      indicativeChoice(input, bank),
      refuseUnlistedCoupon(input.couponId, bank),
    ]);
    if (choice === null) return NO_QUOTE;
    if (vehicle) await modelOf(vehicle, choice.agreementId?.toString() ?? null, { bank });
    return quoted(input.mode, [
      ratesOf(bank, choice),
      vehicle
        ? bank.readIfAvailable('getInsuranceEstimate', indicativeEstimate(choice, vehicle))
        : Promise.resolve(null),
    ]);
  },
  currentSimulation: (_root, _args, context) => {
    const { simulation } = context.current;
    return simulation === null ? null : loadSimulation(context, simulation);
  },
} satisfies QueryResolvers;

const REASONS: readonly RefusalReason[] = ['INCOME', 'RECORDS', 'AGE', 'VEHICLE'];
const refusalReason = (reason: string | null | undefined): RefusalReason | null =>
  REASONS.find((known) => known === reason) ?? null;

async function offerOf({ idRequest, answer }: SimulationModel, { bank }: GatewayContext) {
  const { status, reason, nearest, leastInstallment } = await bank.read('getSimulationStatus', {
    query: { uuid: answer.uuid, idRequest },
    behalf: 'user',
  });
  if (status !== 'APPROVED') {
    const why = { reason: refusalReason(reason), leastInstallment: leastInstallment ?? null };
    return { status, ...why, nearest: nearest ?? null, offer: null };
  }
  const { scoring, vehicle } = await scoredSimulation(bank, answer.uuid);
  return {
    status,
    reason: null,
    leastInstallment: null,
    nearest: null,
    offer: scoring === null ? null : deriveOffer(scoring, vehicle.purchaseValue),
  };
}

export const simulationFields: SimulationResolvers = {
  ...affordableField,
  ...offerPrepaymentField,
  id: ({ answer }) => answer.uuid,
  kind: ({ answer }) => answer.simulationType,
  owner: ({ answer }) => toPerson(answer.customer),
  coOwner: ({ answer }) => (answer.coOwner === null ? null : toPerson(answer.coOwner)),
  vehicle: ({ answer }) => toVehicle(answer.vehicle),
  agreement: ({ answer }) => toAgreement(answer.agreement),
  couponId: ({ answer }) => answer.couponId,
  pointOfSaleCode: ({ answer }) => answer.pointOfSale,
  /** An approval with no available options counts as a rejection (ST-24). */
  status: async (simulation, _args, context): Promise<SimulationStatus> => {
    const { status, offer } = await offerOf(simulation, context);
    return status === 'APPROVED' && offer === null ? 'REJECTED' : status;
  },
  refusalReason: async (simulation, _args, context) => (await offerOf(simulation, context)).reason,
  leastInstallment: async (simulation, _args, context) => {
    const { leastInstallment } = await offerOf(simulation, context);
    return leastInstallment === null ? null : money(leastInstallment);
  },
  nearestOffer: async (simulation, _args, context) => {
    const { nearest } = await offerOf(simulation, context);
    if (nearest === null) return null;
    return { vehicleValue: money(nearest.purchaseValue), amount: money(nearest.financedAmount) };
  },
  offer: async (simulation, _args, context) => {
    const { offer } = await offerOf(simulation, context);
    if (offer === null) return null;
    return {
      initialMode: offer.initialMode,
      modes: offer.modes.map(toModeOffer),
      validUntil: simulation.answer.validUntil ?? null,
      // Reads the response with the decision, because an earlier one has no certificate yet.
      certificatePath: certificatePath(
        (await scoredSimulation(context.bank, simulation.answer.uuid)).certificateId,
      ),
    };
  },
  quote: async ({ answer }, { input }, { bank }) => {
    refuseChoice(input);
    return quoted(input.mode, [
      ratesOf(bank, offerChoice(answer.uuid, input)),
      bank.readIfAvailable('getInsuranceEstimate', offerEstimate(answer.uuid, input)),
    ]);
  },
  quoteLink: ({ answer }, { input }, context) => offerLink(answer, input, context),
};

/** Returns the bank's row for the chosen year, or null if the list has none. */
async function fuelYearOf(
  { bank }: GatewayContext,
  vehicle: VehicleInput,
  agreementId: string,
): Promise<Schemas['FuelYear'] | null> {
  const years = await vehicleYears(bank, vehicle, agreementId);
  return years.find(({ year, zeroKm }) => year === vehicle.year && zeroKm === vehicle.zeroKm) ?? null;
}

/** Checks each party against VA-06. */
async function deceasedErrors(
  { bank }: GatewayContext,
  parties: readonly { at: string; person: Schemas['PersonIdentity'] | null }[],
  metrics: Schemas['Metrics'],
): Promise<UserError[]> {
  const errors = await Promise.all(
    parties.map(async ({ at, person }): Promise<UserError[]> => {
      if (person === null) return [];
      const { deceased } = await bank.read('getPersonDetails', {
        body: { dni: person.document, gender: person.gender, metrics },
      });
      return deceased ? [userError('PERSON_DECEASED', DECEASED.message, [at, 'documentNumber'])] : [];
    }),
  );
  return errors.flat();
}

async function startSimulation(input: StartSimulationInput, context: GatewayContext) {
  await context.spend('lookups');
  const { today } = context;
  const errors = new FieldErrors();
  const owner = personBody(errors, ['owner'], input.owner, { personType: 'OWNER', today });
  const coOwner = input.coOwner
    ? personBody(errors, ['coOwner'], input.coOwner, {
        personType: 'CO_OWNER',
        today,
        owner: input.owner,
      })
    : null;
  const purchaseValue = parseAmount(input.vehicle.purchaseValue);
  errors.check(['vehicle', 'purchaseValue'], purchaseValue ? null : AMOUNT_MESSAGES.required);
  if (errors.list.length > 0) return { simulation: null, userErrors: errors.list };

  const metrics = metricsOf(input.metrics);
  const parties = [
    { at: 'owner', person: owner },
    { at: 'coOwner', person: coOwner },
  ];
  const [deceased, fuelYear] = await Promise.all([
    deceasedErrors(context, parties, metrics),
    fuelYearOf(context, input.vehicle, input.agreementId),
  ]);
  if (deceased.length > 0) return { simulation: null, userErrors: deceased };
  if (fuelYear === null) {
    return { simulation: null, userErrors: [invalidField(['vehicle', 'year'], YEAR_NOT_LISTED)] };
  }
  const started = await context.bank.write('setSimulation', {
    behalf: 'user',
    body: simulationBody(input, { owner, coOwner, fuelYear, metrics }),
  });
  context.own.addSimulation(started);
  return { simulation: await loadSimulation(context, started.uuid), userErrors: [] };
}

type SimulationChange = { simulation: SimulationModel | null; userErrors: UserError[] };

async function changeVehicle(
  { simulationId, vehicle }: ChangeVehicleInput,
  context: GatewayContext,
): Promise<SimulationChange> {
  const known = await loadSimulation(context, simulationId);
  if (known === null) return { simulation: null, userErrors: [offerChanged()] };
  const purchaseValue = parseAmount(vehicle.purchaseValue);
  if (!purchaseValue) {
    return {
      simulation: null,
      userErrors: [invalidField(['vehicle', 'purchaseValue'], AMOUNT_MESSAGES.required)],
    };
  }
  const fuelYear = await fuelYearOf(context, vehicle, String(known.answer.agreement.id));
  if (fuelYear === null) {
    return { simulation: null, userErrors: [invalidField(['vehicle', 'year'], YEAR_NOT_LISTED)] };
  }
  // A repeated evaluation counts like the first.
  await context.spend('lookups');
  await context.bank.send('saveVehicle', {
    path: { ownerId: simulationId },
    body: { ...vehicleBody(vehicle, fuelYear), ownerId: simulationId },
    behalf: 'user',
  });
  return { simulation: await loadSimulation(context, simulationId), userErrors: [] };
}

const noSimulation: SimulationChange = { simulation: null, userErrors: [] };

export const simulationMutations = {
  changeVehicle: (_root, { input }, context) =>
    onOwnSimulation(context, input.simulationId, { nothing: noSimulation, names: CHANGED_VEHICLE }, () =>
      changeVehicle(input, context),
    ),
  startSimulation: async (_root, { input }, context) => ({
    simulation: null,
    ...(await orUserErrors(SIMULATION, () => startSimulation(input, context))),
  }),
} satisfies MutationResolvers;
