import { COUPON_DEFAULT } from '@prendarios/rules/constants';
import type { PersonInput, StartSimulationInput } from '#generated/graphql.ts';
import type { VisitSource } from '#shared/api/visitSource.ts';
import { CONSENTS } from '#shared/loan/consents/consents.ts';
import { isVehicleChosen, type QuoteChoice } from '#shared/loan/quote/choice.ts';
import { isSeller } from '#shared/session/sessionStore.ts';

/** The last quote, of a simulation or of the proposal made from it. */
type LastQuote = {
  kind: StartSimulationInput['kind'];
  couponId?: string | null;
  pointOfSaleCode?: string | null;
  agreement: { id: string };
  vehicle: {
    typeCode: string;
    brandId?: string | null;
    modelId?: string | null;
    year: number;
    zeroKm: boolean;
    purchaseValue: { amount: string };
  };
};

type VehiclePart = Pick<
  StartSimulationInput,
  'vehicle' | 'kind' | 'agreementId' | 'couponId' | 'pointOfSaleCode'
>;

export function vehicleOfChoice(choice: QuoteChoice): VehiclePart | null {
  const { typeCode, year, zeroKm, purchaseValue, agreementId } = choice;
  if (!isVehicleChosen(choice)) return null;
  if (typeCode === null || year === null || zeroKm === null || purchaseValue === null) return null;
  if (agreementId === null) return null;
  const isByValue = choice.kind === 'PER_VALUE';
  return {
    kind: isByValue ? 'PER_VALUE' : 'PER_MODEL',
    agreementId,
    couponId: choice.couponId === COUPON_DEFAULT ? null : choice.couponId,
    pointOfSaleCode: choice.pointOfSaleCode,
    vehicle: {
      typeCode,
      brandId: isByValue ? null : choice.brandId,
      modelId: isByValue ? null : choice.modelId,
      year,
      zeroKm,
      purchaseValue: String(purchaseValue),
    },
  };
}

function vehicleOfSimulation(simulation: LastQuote): VehiclePart {
  const { vehicle } = simulation;
  return {
    kind: simulation.kind,
    agreementId: simulation.agreement.id,
    couponId: simulation.couponId ?? null,
    pointOfSaleCode: simulation.pointOfSaleCode ?? null,
    vehicle: {
      typeCode: vehicle.typeCode,
      brandId: vehicle.brandId ?? null,
      modelId: vehicle.modelId ?? null,
      year: vehicle.year,
      zeroKm: vehicle.zeroKm,
      purchaseValue: vehicle.purchaseValue.amount,
    },
  };
}

/** Returns the input to start a simulation, with the vehicle of the address or of the last simulation. */
export function startInput(options: {
  owner: PersonInput;
  coOwner: PersonInput | null;
  choice: QuoteChoice;
  simulation: LastQuote | null;
  metrics: VisitSource;
}): StartSimulationInput | null {
  const { owner, coOwner, choice, simulation, metrics } = options;
  const part = vehicleOfChoice(choice) ?? (simulation === null ? null : vehicleOfSimulation(simulation));
  if (part === null) return null;
  return {
    ...part,
    owner,
    coOwner,
    // Customers give their consents with the code sent to their phone; sellers cannot.
    consents: isSeller() ? [] : CONSENTS,
    ...(Object.keys(metrics).length > 0 && { metrics }),
  };
}
