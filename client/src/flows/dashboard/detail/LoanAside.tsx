import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { PaymentFigure } from '@prendarios/design-system/data/PaymentFigure';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { loanFacts, type DashboardProposal } from '../proposal/facts.ts';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';

const TEXT = PROPOSAL_TEXTS.loan;

/** The loan's figures: the CFTEA is the largest, then the instalment (docs/domain.md#what-a-lender-must-show). */
export const LoanAside = ({ proposal }: { proposal: DashboardProposal }) => {
  const { rows, installment, note, cftea } = loanFacts(proposal);
  return (
    <SummaryCard
      title={TEXT.heading}
      rows={rows}
      figure={<PaymentFigure label={TEXT.installment} value={installment} note={note} />}
      cftea={<CfteaPanel size="card" {...cftea} />}
    />
  );
};
