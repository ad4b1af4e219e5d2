import type { ApolloCache } from '@apollo/client';
import type { QuoteChoice } from '#shared/loan/quote/choice.ts';
import type { HolderFlow, HolderSimulation } from '../../flow/HolderContext.ts';

type Kind = HolderSimulation['kind'];

/** Query parameter of the vehicle's step when it changes an offer's vehicle, and of the quoter afterwards. */
const CHANGE_KEY = 'cambia';
const CHANGE = 'vehiculo';

/** Whether this address changes the offer's vehicle, or shows the resulting offer. */
export const isVehicleChange = (search: string): boolean =>
  new URLSearchParams(search).get(CHANGE_KEY) === CHANGE;

/** Returns the choice behind a simulation. */
export function choiceOfSimulation(simulation: HolderSimulation): Partial<QuoteChoice> {
  const { kind, agreement, couponId, pointOfSaleCode, owner, vehicle } = simulation;
  return {
    kind,
    agreementId: agreement.id,
    couponId: couponId ?? null,
    pointOfSaleCode: pointOfSaleCode ?? null,
    occupationId: owner.occupationId,
    typeCode: vehicle.typeCode,
    brandId: vehicle.brandId ?? null,
    modelId: vehicle.modelId ?? null,
    year: vehicle.year,
    zeroKm: vehicle.zeroKm,
    purchaseValue: Math.round(Number(vehicle.purchaseValue.amount)),
  };
}

const marked = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${CHANGE_KEY}=${CHANGE}`;

/** Returns the address of the step that changes the vehicle of a simulation without a proposal. */
export const vehicleChangeHref = (
  href: HolderFlow['href'],
  simulation: HolderSimulation,
  kind: Kind = simulation.kind,
): string =>
  marked(href(kind === 'PER_VALUE' ? 'by-value' : 'by-model', { ...choiceOfSimulation(simulation), kind }));

/** Returns the address of the quoter for the changed vehicle. */
export const afterChangeHref = (href: HolderFlow['href'], choice: Partial<QuoteChoice>): string =>
  marked(href('quoter', choice));

/** Fields of an evaluation, which a change of the vehicle invalidates. */
const OFFER_FIELDS = [
  'status',
  'refusalReason',
  'leastInstallment',
  'nearestOffer',
  'offer',
  'quote',
  'affordable',
];

/** Evicts a simulation's offer from the cache, but not its people and vehicle. */
export function forgetOffer(cache: ApolloCache, { id }: Pick<HolderSimulation, 'id'>): void {
  for (const fieldName of OFFER_FIELDS) {
    cache.evict({ id: cache.identify({ __typename: 'Simulation', id }) ?? '', fieldName });
  }
}

const VEHICLE = ['typeCode', 'year', 'zeroKm', 'purchaseValue'] as const;
const MODEL = [...VEHICLE, 'brandId', 'modelId'] as const;

/** Whether a choice is the already evaluated vehicle. */
export function isSameVehicle(choice: Partial<QuoteChoice>, simulation: HolderSimulation): boolean {
  const evaluated = choiceOfSimulation(simulation);
  const keys = choice.kind === 'PER_VALUE' ? VEHICLE : MODEL;
  return choice.kind === evaluated.kind && keys.every((key) => choice[key] === evaluated[key]);
}
