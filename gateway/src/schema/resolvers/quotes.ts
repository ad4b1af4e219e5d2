import { BankFailure, BankRefusal } from '../../bank/client/errors.ts';
import { ratesOf } from '../../bank/simulations.ts';
import type { QueryResolvers } from '../../generated/resolvers.ts';
import { quotedVehicleName, type SharedQuote } from '../../quotes/quoteLinks.ts';
import type { GatewayContext } from '../context.ts';
import { toFigures, toInsuranceEstimate } from '../convert/loan.ts';
import { money, optionalDecimal } from '../convert/values.ts';
import { indicativeLink } from '../quoteLinks.ts';

/** Returns today's rate for the same choice; null if the bank fails, so that the shared figures are still shown. */
async function currentTna({ figures, mode, agreementId, couponId }: SharedQuote, { bank }: GatewayContext) {
  try {
    const { calculatedValueDTO } = await ratesOf(bank, {
      financedAmount: figures.financedAmount,
      selectedTerm: figures.terms,
      mode,
      dueDate: figures.dueDate,
      ...(agreementId === null ? {} : { agreementId: Number(agreementId) }),
      ...(couponId === null ? {} : { couponId }),
    });
    return calculatedValueDTO?.tna ?? null;
  } catch (error) {
    if (error instanceof BankRefusal || error instanceof BankFailure) return null;
    throw error;
  }
}

export const quoteQueries = {
  quoteLink: (_root, { input, vehicle }, context) => indicativeLink(input, vehicle, context),
  sharedQuote: async (_root, { token }, context) => {
    const quote = context.quoteLinks.open(token);
    if (quote === null) return null;
    const { vehicle, isOffer, validUntil } = quote;
    const isExpired = validUntil < context.today;
    return {
      madeOn: quote.madeOn,
      validUntil,
      isExpired,
      isOffer,
      figures: toFigures(quote.figures, quote.mode, quote.rows),
      insurance: quote.insurance && toInsuranceEstimate(quote.insurance),
      agreementId: quote.agreementId,
      couponId: quote.couponId,
      vehicle: vehicle && {
        name: quotedVehicleName(vehicle),
        typeCode: vehicle.typeCode,
        brandId: vehicle.brandId,
        modelId: vehicle.modelId,
        year: vehicle.year,
        zeroKm: vehicle.zeroKm,
        purchaseValue: money(vehicle.purchaseValue),
      },
      currentTna: isOffer || isExpired ? null : optionalDecimal(await currentTna(quote, context)),
    };
  },
  canPrintQuotes: async (_root, _args, { bank }) =>
    (await bank.catalogueIfAvailable('getQuotePdfAvailable', {}))?.available ?? false,
} satisfies QueryResolvers;
