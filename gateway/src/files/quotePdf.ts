import type { FastifyInstance } from 'fastify';
import { codeOfMode } from '../bank/codes.ts';
import { sendError, sendRefusal } from '../http/errors.ts';
import { callerForSimulation, type Services } from '../http/request.ts';
import { pathOf, quotedVehicleName, type SharedQuote } from '../quotes/quoteLinks.ts';
import { relay } from './downloads.ts';

/** Per minute; low because the bank renders each PDF. */
const PDFS_PER_MINUTE = { guest: 12, address: 60 };

function printedQuote(quote: SharedQuote, link: string, uuid: string | null) {
  const { figures, vehicle, agreementId, couponId } = quote;
  return {
    financedAmount: figures.financedAmount,
    selectedTerm: figures.terms,
    selectedMode: codeOfMode(quote.mode),
    dueDate: figures.dueDate,
    // For an offer, agreement and coupon come from the simulation.
    ...(uuid === null
      ? {
          ...(agreementId === null ? {} : { agreementId: Number(agreementId) }),
          ...(couponId === null ? {} : { couponId }),
        }
      : { uuid }),
    totalToPay: figures.totalToPay,
    ...(quote.insurance === null ? {} : { monthlyPremium: quote.insurance.monthlyPremium }),
    validUntil: quote.validUntil,
    link,
    ...(vehicle === null
      ? {}
      : {
          vehicle: {
            name: quotedVehicleName(vehicle),
            purchaseValue: vehicle.purchaseValue,
            zeroKm: vehicle.zeroKm,
            ...(vehicle.typeCode === null ? {} : { vehicleType: vehicle.typeCode }),
            ...(vehicle.year === null ? {} : { year: vehicle.year }),
          },
        }),
  };
}

/**
 * Serves the PDF of a quote on the day of its link. The bank recalculates and rejects the link if the figures differ.
 * The PDF of an offer is only available to a browser with access to that offer.
 */
export function quotePdfRoute(app: FastifyInstance, services: Services): void {
  const config = { requestsPerMinute: PDFS_PER_MINUTE };
  app.get<{ Params: { token: string } }>('/files/quotes/:token', { config }, async (request, reply) => {
    const { token } = request.params;
    const quote = services.quoteLinks.open(token);
    if (quote === null) return sendError(reply, 404);
    const found = await callerForSimulation(request, reply, services);
    if ('refused' in found) return sendRefusal(reply, found.refused);
    if (quote.isOffer && found.simulation === null) return sendError(reply, 404);
    const origin = services.settings.publicOrigin ?? `${request.protocol}://${request.host}`;
    return relay(request, reply, services, found.caller, {
      call: 'quote-pdf',
      method: 'POST',
      path: '/ext/quote-pdf',
      body: printedQuote(quote, `${origin}${pathOf(token)}`, quote.isOffer ? found.simulation : null),
    });
  });
}
