import { formatPercent } from '@prendarios/rules/format';
import type { QuoteView } from './schedule.ts';
import { QUOTER_TEXTS } from './texts.ts';

const TEXT = QUOTER_TEXTS.cost.steps;

type Rates = Pick<NonNullable<QuoteView['figures']>, 'tna' | 'tea' | 'cfteaWithoutVat' | 'cftea' | 'fees'>;

/** Returns the steps from the TNA to the CFTEA, each in plain words and with its legal name. */
export function rateSteps({ tna, tea, cfteaWithoutVat, cftea, fees }: Rates) {
  return [
    { ...TEXT.tna, value: formatPercent(tna) },
    { ...TEXT.tea, value: formatPercent(tea) },
    ...(fees === null ? [] : [{ ...TEXT.withoutVat, value: formatPercent(cfteaWithoutVat) }]),
    { ...TEXT.cftea, value: formatPercent(cftea) },
  ];
}
