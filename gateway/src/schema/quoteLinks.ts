import { modelText } from '@prendarios/rules/vehicleName';
import { vehicleBrands, vehicleModels, vehicleYears } from '../bank/catalogues.ts';
import type { Schemas } from '../bank/contract.ts';
import { ratesOf } from '../bank/simulations.ts';
import type {
  IndicativeQuoteInput,
  OfferQuoteInput,
  QuotedVehicleInput,
  QuoteLink,
} from '../generated/resolvers.ts';
import { addDays } from '../quotes/codec.ts';
import { pathOf, type QuotedVehicle, type SharedQuote } from '../quotes/quoteLinks.ts';
import type { GatewayContext } from './context.ts';
import { RATES } from './entities/quote.ts';
import {
  CODE_UNKNOWN,
  indicativeChoice,
  indicativeEstimate,
  offerChoice,
  offerEstimate,
  refuseChoice,
  refusedField,
  YEAR_NOT_LISTED,
  refuseUnlistedCoupon,
  refuseVehicle,
} from './input/quote.ts';

/** Days during which a link to an indicative quote shows its figures; an offer has its own expiry date. */
const QUOTE_LINK_DAYS = 10;
import { orUserErrors } from './userErrors.ts';

const NO_LINK: QuoteLink = { path: null, validUntil: null, userErrors: [] };

/** Parts of the quote that are not in the bank's figures. */
type Shared = Pick<SharedQuote, 'validUntil' | 'isOffer' | 'mode' | 'agreementId' | 'couponId' | 'vehicle'>;

function linkTo(
  { calculatedValueDTO: value, installments }: Schemas['RatesAnswer'],
  estimate: Schemas['InsuranceEstimateAnswer'] | null,
  shared: Shared,
  { quoteLinks, today }: GatewayContext,
): QuoteLink {
  if (value === null) return NO_LINK;
  const token = quoteLinks.seal({
    ...shared,
    madeOn: today,
    insurance: estimate && {
      monthlyPremium: estimate.monthlyPremium,
      cfteaWithInsurance: estimate.cfteaWithInsurance,
    },
    figures: { ...value, extraDays: value.extraDays ?? 0, fees: value.fees ?? null },
    rows: installments.slice(0, 2).map(({ total, dueDate, paymentDate }) => ({
      total,
      dueDate,
      paymentDate: paymentDate ?? dueDate,
    })),
  });
  return { path: pathOf(token), validUntil: shared.validUntil, userErrors: [] };
}

/** Creates a link and counts it; if the bank rejects the choice, that is an expected outcome. */
async function link(context: GatewayContext, make: () => Promise<QuoteLink>): Promise<QuoteLink> {
  await context.spend('links');
  return { ...NO_LINK, ...(await orUserErrors(RATES, make)) };
}

/** Returns brand and model as in the bank's lists, '' if none was chosen. @throws BAD_USER_INPUT for unlisted values */
export async function modelOf(
  { typeCode, brandId, modelId, year, zeroKm }: QuotedVehicleInput,
  agreementId: string | null,
  { bank }: Pick<GatewayContext, 'bank'>,
): Promise<string> {
  if (!typeCode || !brandId || !modelId || agreementId === null) return '';
  const brands = await vehicleBrands(bank, typeCode, agreementId);
  const brand = brands.find(({ id }) => id === brandId);
  if (!brand) throw refusedField('vehicle.brandId', CODE_UNKNOWN);
  const models = await vehicleModels(bank, typeCode, brandId, agreementId);
  const model = models.find(({ id }) => id === modelId);
  if (!model) throw refusedField('vehicle.modelId', CODE_UNKNOWN);
  const years = await vehicleYears(bank, { typeCode, modelId }, agreementId);
  if (year && !years.some((listed) => listed.year === year && listed.zeroKm === zeroKm)) {
    throw refusedField('vehicle.year', YEAR_NOT_LISTED);
  }
  return modelText({ brandName: brand.name, modelName: model.name });
}

async function quotedVehicle(
  vehicle: QuotedVehicleInput,
  agreementId: string | null,
  context: GatewayContext,
): Promise<QuotedVehicle> {
  const model = await modelOf(vehicle, agreementId, context);
  const isListed = model !== '';
  return {
    typeCode: vehicle.typeCode ?? null,
    brandId: isListed ? (vehicle.brandId ?? null) : null,
    modelId: isListed ? (vehicle.modelId ?? null) : null,
    model,
    year: vehicle.year ?? null,
    zeroKm: vehicle.zeroKm,
    purchaseValue: Number(vehicle.purchaseValue),
  };
}

/** Creates a link to an indicative quote. */
export async function indicativeLink(
  input: IndicativeQuoteInput,
  vehicle: QuotedVehicleInput | null | undefined,
  context: GatewayContext,
): Promise<QuoteLink> {
  refuseChoice(input);
  if (vehicle) refuseVehicle(vehicle, context.today);
  await refuseUnlistedCoupon(input.couponId, context.bank);
  return link(context, async () => {
    const choice = await indicativeChoice(input, context.bank);
    if (choice === null) return NO_LINK;
    const agreementId = choice.agreementId === undefined ? null : String(choice.agreementId);
    const [rates, quoted, estimate] = await Promise.all([
      ratesOf(context.bank, choice),
      vehicle ? quotedVehicle(vehicle, agreementId, context) : null,
      vehicle
        ? context.bank.readIfAvailable('getInsuranceEstimate', indicativeEstimate(choice, vehicle))
        : null,
    ]);
    return linkTo(
      rates,
      estimate,
      {
        validUntil: addDays(context.today, QUOTE_LINK_DAYS),
        isOffer: false,
        mode: input.mode,
        agreementId,
        couponId: input.couponId ?? null,
        vehicle: quoted,
      },
      context,
    );
  });
}

/** Creates a link to a choice within an applicant's offer, with the figures but without the applicant's data. */
export function offerLink(
  { uuid, vehicle, agreement, couponId, validUntil }: Schemas['SimulationAnswer'],
  input: OfferQuoteInput,
  context: GatewayContext,
): Promise<QuoteLink> {
  refuseChoice(input);
  return link(context, async () => {
    const [rates, estimate] = await Promise.all([
      ratesOf(context.bank, offerChoice(uuid, input)),
      context.bank.readIfAvailable('getInsuranceEstimate', offerEstimate(uuid, input)),
    ]);
    return linkTo(
      rates,
      estimate,
      {
        validUntil: validUntil ?? addDays(context.today, QUOTE_LINK_DAYS),
        isOffer: true,
        mode: input.mode,
        agreementId: String(agreement.id),
        couponId,
        vehicle: {
          typeCode: vehicle.vehicleType,
          brandId: vehicle.brand ?? null,
          modelId: typeof vehicle.model === 'number' ? String(vehicle.model) : null,
          model: modelText(vehicle),
          year: vehicle.fuelYear.year,
          zeroKm: vehicle.fuelYear.zeroKm,
          purchaseValue: vehicle.purchaseValue,
        },
      },
      context,
    );
  });
}
