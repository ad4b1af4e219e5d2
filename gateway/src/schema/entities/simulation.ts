import { cutText } from '@prendarios/rules/cutText';
import { typedText } from '@prendarios/rules/typedText';
import type { Schemas } from '../../bank/contract.ts';
import type { StartSimulationInput } from '../../generated/resolvers.ts';
import { type FieldNames, nestFieldNames } from './fieldNames.ts';
import { PERSON } from './person.ts';
import { NESTED_VEHICLE, vehicleBody } from './vehicle.ts';

export const SIMULATION: FieldNames = {
  ...nestFieldNames('customer', PERSON, 'owner'),
  ...nestFieldNames('coOwner', PERSON),
  ...NESTED_VEHICLE,
  simulationType: 'kind',
  pointOfSale: 'pointOfSaleCode',
};

/** The bank's maximum length of a metric (SH-02). */
const METRIC_LENGTH = 100;

/** Cuts a metric to the bank's length and drops empty ones, because metrics must never block a loan. */
const kept = (value: string | null | undefined) =>
  cutText(typedText(value ?? ''), METRIC_LENGTH) || undefined;

export function metricsOf(input: StartSimulationInput['metrics']): Schemas['Metrics'] {
  return {
    source: kept(input?.source),
    medium: kept(input?.medium),
    campaign: kept(input?.campaign),
    term: kept(input?.term),
    content: kept(input?.content),
  };
}

type Checked = {
  owner: Schemas['PersonIdentity'];
  coOwner: Schemas['PersonIdentity'] | null;
  /** The bank's row for the chosen year. */
  fuelYear: Schemas['FuelYear'];
  metrics: Schemas['Metrics'];
};

export function simulationBody(
  input: StartSimulationInput,
  { owner, coOwner, fuelYear, metrics }: Checked,
): Schemas['SetSimulationBody'] {
  return {
    customer: owner,
    ...(coOwner === null ? {} : { coOwner }),
    vehicle: vehicleBody(input.vehicle, fuelYear),
    simulationType: input.kind,
    agreementId: Number(input.agreementId),
    ...(input.couponId ? { couponId: input.couponId } : {}),
    ...(input.pointOfSaleCode ? { pointOfSale: input.pointOfSaleCode } : {}),
    consents: input.consents,
    metrics,
  };
}
