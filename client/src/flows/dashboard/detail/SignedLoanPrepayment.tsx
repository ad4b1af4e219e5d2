import { PrepaymentCard } from '#shared/loan/prepayment/PrepaymentCard.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';

const SignedLoanSimulator = lazyScreen(
  async () => (await import('./SignedLoanSimulator.tsx')).SignedLoanSimulator,
);

/** The simulator of a signed loan, behind its question. */
export const SignedLoanPrepayment = ({ id }: { id: string }) => (
  <PrepaymentCard>
    <SignedLoanSimulator id={id} />
  </PrepaymentCard>
);
