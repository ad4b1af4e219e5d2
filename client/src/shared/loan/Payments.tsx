import { PaymentFigure } from '@prendarios/design-system/data/PaymentFigure';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { LoanPaymentsViewFragment } from '#generated/graphql.ts';
import { type PaymentDay, payments } from './payments.ts';

type PaymentsProps = {
  /** Null before a calculation. */
  figures: LoanPaymentsViewFragment | null;
  /** While the payment day is unknown, the first instalment is shown as a range. */
  window?: PaymentDay | undefined;
  /** Whether a recalculation is in progress. */
  busy?: boolean;
  /** Whether screen readers announce changes. */
  live?: boolean;
};

/** Shows the first and the second instalment. */
export const Payments = ({ figures, window = null, busy, live }: PaymentsProps) => (
  <Stack gap={3}>
    {payments(figures, window).map((payment) => (
      <PaymentFigure key={payment.label} {...payment} busy={busy} live={live} />
    ))}
  </Stack>
);
