import { PaymentFigure } from '@prendarios/design-system/data/PaymentFigure';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { LoanPaymentsViewFragment } from '../../generated/graphql.ts';
import { payments } from './payments.ts';

type PaymentsProps = {
  /** Null while nothing is calculated. */
  figures: LoanPaymentsViewFragment | null;
  /** They are being calculated again. */
  busy?: boolean;
  /** Changes are read out. */
  live?: boolean;
};

/** The first instalment and the second. */
export const Payments = ({ figures, busy, live }: PaymentsProps) => (
  <Stack gap={3}>
    {payments(figures).map((payment) => (
      <PaymentFigure key={payment.label} {...payment} busy={busy} live={live} />
    ))}
  </Stack>
);
