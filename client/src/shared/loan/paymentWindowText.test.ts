import { expect, test } from 'vitest';
import { paymentWindowText } from './paymentWindowText.ts';

const day = (amount: string, firstPayableOn: string) => ({
  __typename: 'PaymentDay' as const,
  firstInstallment: { __typename: 'Money' as const, amount },
  firstPayableOn,
});
const BEGINS =
  'Las cuotas corren desde el día en que le pagamos al vendedor. Si le pagamos al vendedor entre el 04/12 y el 14/12, ';

test.each([
  [
    day('1719219.51', '2027-01-11'),
    'la primera cuota es de $ 955.420,91 a $ 1.719.219,51, según los días hasta el primer vencimiento.',
  ],
  [
    day('1719219.51', '2027-02-10'),
    'la primera cuota es de $ 955.420,91 (se paga el 11/01/2027) a $ 1.719.219,51 (se paga el 10/02/2027).',
  ],
  [day('955420.91', '2027-01-11'), 'la primera cuota es de $ 955.420,91.'],
])('describes the first instalment between the earliest and the latest day: %#', (most, sentence) => {
  const window = {
    earliestOn: '2026-12-04',
    latestOn: '2026-12-14',
    least: day('955420.91', '2027-01-11'),
    most,
  };
  const text = paymentWindowText({ __typename: 'PaymentWindow', ...window });
  expect(text.replaceAll('\u00a0', ' ')).toBe(BEGINS + sentence);
});
