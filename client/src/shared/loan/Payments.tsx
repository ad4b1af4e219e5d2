import { PaymentFigure } from '@prendarios/design-system/data/PaymentFigure';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { LoanPaymentsViewFragment } from '#generated/graphql.ts';
import { type PaymentDay, payments } from './payments.ts';

type PaymentsProps = {
  /** Null before a calculation. */
  figures: LoanPaymentsViewFragment | null;
  /** While the payment day is unknown, the first instalment is shown as a range. */
  window?: PaymentDay | undefined;
  /** Whether the later instalments are the main figure. */
  leadsWithLater?: boolean;
  /** Whether a recalculation is in progress. */
  busy?: boolean;
  /** Whether screen readers announce changes. */
  live?: boolean;
};

/** Shows the first and the second instalment. */
export const Payments = ({ figures, window = null, leadsWithLater = false, busy, live }: PaymentsProps) => (
  <Stack gap={3}>
    {payments(figures, window).map((payment, at, all) => (
      <PaymentFigure
        key={payment.label}
        {...payment}
        minor={leadsWithLater && at < all.length - 1}
        busy={busy}
        live={live}
      />
    ))}
  </Stack>
);
