import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Payments } from '#shared/loan/Payments.tsx';
import { type DashboardProposal, loanFacts, paymentDayOf } from '../proposal/facts.ts';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';

import { DETAIL_TEXTS } from './texts.ts';

const TEXT = PROPOSAL_TEXTS.loan;

/**
 * Shows the loan's figures: the CFTEA is the most prominent, then the instalment
 * (docs/domain.md#what-a-lender-must-show).
 */
export const LoanAside = ({ proposal }: { proposal: DashboardProposal }) => {
  const { rows, cftea } = loanFacts(proposal);
  const { isContractSigned, isPledgeClosed } = proposal.flow;
  return (
    <SummaryCard
      title={TEXT.heading}
      rows={rows}
      figure={
        <Stack gap={3}>
          <Payments figures={proposal.figures} window={paymentDayOf(proposal)} />
          {isContractSigned && !isPledgeClosed && (
            <Text size={13} tone="soft">
              {DETAIL_TEXTS.contractDays}
            </Text>
          )}
        </Stack>
      }
      cftea={<CfteaPanel size="card" {...cftea} />}
    />
  );
};
