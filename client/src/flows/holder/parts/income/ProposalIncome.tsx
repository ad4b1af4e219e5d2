import type { LoanPaymentsViewFragment } from '#generated/graphql.ts';
import type { Insured } from '#shared/loan/insured.ts';
import { IncomeLine } from './IncomeLine.tsx';
import type { Payers } from './incomeShare.ts';
import { useIncome } from './useIncome.ts';

type ProposalIncomeProps = { figures: LoanPaymentsViewFragment; insured: Insured | null; payers: Payers };

/** Shows the share of the payers' income. A separate chunk, because most steps before the offer do not need it. */
export const ProposalIncome = ({ figures, insured, payers }: ProposalIncomeProps) => (
  <IncomeLine figures={figures} insured={insured} income={useIncome(payers).income} />
);
