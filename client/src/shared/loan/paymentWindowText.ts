import { formatDate, formatMoney } from '@prendarios/rules/format';
import type { PaymentWindowViewFragment } from '#generated/graphql.ts';

/** Formats a day a few weeks ahead, such as '03/12'. */
const dayAndMonth = (date: string): string => formatDate(date).slice(0, 5);

/**
 * Returns 'Si le pagamos al vendedor entre el 04/12 y el 14/12, la primera cuota es de $ 955.406,29 (vence el
 * 11/01/2027) a $ 1.719.219,51 …'
 */
export function paymentWindowText({
  earliestOn: from,
  latestOn: to,
  least,
  most,
}: PaymentWindowViewFragment): string {
  const pays =
    'Las cuotas corren desde el día en que le pagamos al vendedor. ' +
    `Si le pagamos al vendedor entre el ${dayAndMonth(from)} y el ${dayAndMonth(to)}, la primera cuota es de `;
  const [low, high] = [formatMoney(least.firstInstallment.amount), formatMoney(most.firstInstallment.amount)];
  if (low === high) return `${pays}${low}.`;
  if (least.firstPayableOn === most.firstPayableOn) {
    return `${pays}${low} a ${high}, según los días hasta el primer vencimiento.`;
  }
  const dated = (money: string, date: string) => `${money} (se paga el ${formatDate(date)})`;
  return `${pays}${dated(low, least.firstPayableOn)} a ${dated(high, most.firstPayableOn)}.`;
}
