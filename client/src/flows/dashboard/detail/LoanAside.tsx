import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { Payments } from '#shared/loan/Payments.tsx';
import { type DashboardProposal, loanFacts, paymentDayOf } from '../proposal/facts.ts';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';

const TEXT = PROPOSAL_TEXTS.loan;

/** The loan's figures: the CFTEA is the largest, then the instalment (docs/domain.md#what-a-lender-must-show). */
export const LoanAside = ({ proposal }: { proposal: DashboardProposal }) => {
  const { rows, cftea } = loanFacts(proposal);
  return (
    <SummaryCard
      title={TEXT.heading}
      rows={rows}
      figure={<Payments figures={proposal.figures} window={paymentDayOf(proposal)} />}
      cftea={<CfteaPanel size="card" {...cftea} />}
    />
  );
};
