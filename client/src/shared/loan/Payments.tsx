import { PaymentFigure } from '@prendarios/design-system/data/PaymentFigure';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { LoanPaymentsViewFragment } from '#generated/graphql.ts';
import { type PaymentDay, payments } from './payments.ts';

type PaymentsProps = {
  /** Null while nothing is calculated. */
  figures: LoanPaymentsViewFragment | null;
  /** While the day of the payment is open, the first instalment is shown as its range. */
  window?: PaymentDay | undefined;
  /** They are being calculated again. */
  busy?: boolean;
  /** Changes are read out. */
  live?: boolean;
};

/** The first instalment and the second. */
export const Payments = ({ figures, window = null, busy, live }: PaymentsProps) => (
  <Stack gap={3}>
    {payments(figures, window).map((payment) => (
      <PaymentFigure key={payment.label} {...payment} busy={busy} live={live} />
    ))}
  </Stack>
);
