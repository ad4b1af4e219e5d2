import type { SharedQuoteQuery } from '#generated/graphql.ts';
import { choiceSearch, EMPTY_CHOICE, type QuoteChoice } from '#shared/loan/quote/choice.ts';

export type QuoteView = NonNullable<SharedQuoteQuery['sharedQuote']>;

type Asked = Pick<QuoteView, 'agreementId' | 'couponId' | 'vehicle'> & {
  figures: Pick<QuoteView['figures'], 'financedAmount' | 'term'>;
};

function kindOf({ vehicle }: Asked): QuoteChoice['kind'] {
  if (vehicle === null || vehicle.typeCode === null || vehicle.year === null) return null;
  return vehicle.modelId === null ? 'PER_VALUE' : 'PER_MODEL';
}

/**
 * Returns the address that opens the flow with a quote's choice. It omits rate and due day, like the landing page: a
 * choice with a due day belongs to an offer and is dropped with it (`withoutQuote`).
 */
export function requestHref(quote: Asked, carried: URLSearchParams): string {
  const { vehicle, figures } = quote;
  const choice: QuoteChoice = {
    ...EMPTY_CHOICE,
    kind: kindOf(quote),
    agreementId: quote.agreementId,
    couponId: quote.couponId,
    typeCode: vehicle?.typeCode ?? null,
    brandId: vehicle?.brandId ?? null,
    modelId: vehicle?.modelId ?? null,
    year: vehicle?.year ?? null,
    zeroKm: vehicle?.zeroKm ?? null,
    purchaseValue: vehicle === null ? null : Math.floor(Number(vehicle.purchaseValue.amount)),
    amount: Math.floor(Number(figures.financedAmount.amount)),
    term: figures.term,
  };
  return `/titular/cotizacion/preferencia${choiceSearch(choice, carried)}`;
}
