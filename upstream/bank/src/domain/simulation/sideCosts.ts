import type { z } from 'zod';
import { invalid } from '../../platform/http/errors.ts';
import type { sideCostsAnswer, sideCostsQuery } from '../api/sideCosts.ts';
import type { Bank } from '../bank.ts';
import { big, round2, sum } from '../loan/decimal.ts';
import { SIDE_COST_RATES as RATES } from './sideCostRates.ts';

/** The capital, as in the insurance estimate. */
const ASSUMED_PROVINCE = 1;
const MONTHS = 12;

type SideCosts = z.infer<typeof sideCostsAnswer>;

/** Returns the borrower's costs in addition to the loan, by province (docs/domain.md#costs-besides-the-loan). */
export function sideCosts(
  { catalogues }: Pick<Bank, 'catalogues'>,
  { provinceId = ASSUMED_PROVINCE, value, zeroKm, financedAmount }: z.infer<typeof sideCostsQuery>,
): SideCosts {
  const province = catalogues.provinces.find(({ id }) => id === provinceId);
  const local = province && RATES.provinces[province.iso];
  if (local === undefined) throw invalid({ provinceId: 'Elegí una provincia de la lista.' });
  const isNew = zeroKm === 'true';
  const share = (percent: number, of: number) => round2(big(of).times(percent).div(100));
  const stampTax = isNew && local.isNewExempt ? 0 : local.stampTax;
  const once = [
    {
      code: 'PLEDGE_REGISTRATION' as const,
      amount: share(RATES.pledgeRegistration, financedAmount),
      payee: RATES.registry,
    },
    { code: 'STAMP_TAX' as const, amount: share(stampTax, financedAmount), payee: local.office },
    ...(isNew
      ? []
      : [{ code: 'TRANSFER' as const, amount: share(RATES.transfer, value), payee: RATES.registry }]),
  ];
  const plateTax = round2(
    big(value)
      .times(local.plateTax)
      .div(100 * MONTHS),
  );
  return {
    provinceId,
    items: [
      ...once.map((item) => ({ ...item, amount: Number(item.amount), monthly: false })),
      { code: 'PLATE_TAX', amount: Number(plateTax), monthly: true, payee: local.office },
    ],
    total: Number(sum(once.map(({ amount }) => amount))),
    source: RATES.source,
    date: RATES.date,
  };
}
