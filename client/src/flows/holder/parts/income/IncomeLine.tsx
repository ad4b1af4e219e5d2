import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { LoanPaymentsViewFragment } from '#generated/graphql.ts';
import type { Insured } from '#shared/loan/insured.ts';
import { type Income, shareOf } from './incomeShare.ts';

type IncomeLineProps = {
  /** Null until calculated. */
  figures: LoanPaymentsViewFragment | null;
  insured: Insured | null;
  /** Null if it is unknown. */
  income: Income | null;
};

/** Shows in a summary card the monthly payment's share of the income. */
export const IncomeLine = ({ figures, insured, income }: IncomeLineProps) => {
  const share = figures && income && shareOf(figures, insured, income);
  return (
    share && (
      <Text size={15} {...(share.isAbove && { weight: 'semibold' })}>
        <Spoken>{share.sentence}</Spoken>
      </Text>
    )
  );
};
