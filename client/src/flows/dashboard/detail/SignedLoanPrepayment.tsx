import { PrepaymentCard } from '#shared/loan/prepayment/PrepaymentCard.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';

const SignedLoanSimulator = lazyScreen(
  async () => (await import('./SignedLoanSimulator.tsx')).SignedLoanSimulator,
);

/** Shows the prepayment simulator of a signed loan, collapsed until opened. */
export const SignedLoanPrepayment = ({ id }: { id: string }) => (
  <PrepaymentCard>
    <SignedLoanSimulator id={id} />
  </PrepaymentCard>
);
