import { AmountField } from '@prendarios/design-system/fields/AmountField';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { parseExactAmount } from '@prendarios/rules/amount';
import { FORM_MESSAGES } from '@prendarios/rules/forms/messages';
import { incomeDoubt } from '@prendarios/rules/income';
import { INCOME_SHARE_MAX, installmentWithinShare } from '@prendarios/rules/incomeShare';
import { type ReactNode, useState } from 'react';
import type { LoanPaymentsViewFragment } from '#generated/graphql.ts';
import type { Insured } from '#shared/loan/insured.ts';
import { shareOf } from './incomeShare.ts';
import { INCOME_TEXTS as TEXT } from './texts.ts';
import type { IncomeQuestion } from './useIncome.ts';

/** Asks for an undeclared income outside any form, and keeps it for the personal data. */
const IncomeField = ({ typed, type, keep }: IncomeQuestion) => {
  const [hasLeft, setLeft] = useState(false);
  const value = parseExactAmount(typed);
  const isWrong = typed.trim() !== '' && !(value !== null && value > 0);
  const problem = isWrong ? FORM_MESSAGES.person.income : incomeDoubt(typed);
  return (
    <AmountField
      id="own-income"
      width="l"
      optional
      label={TEXT.label}
      hint={TEXT.hint}
      error={(hasLeft && problem) || undefined}
      parse={parseExactAmount}
      value={value}
      unread={typed}
      onChange={(_amount, text) => type(text)}
      onCommit={() => {
        setLeft(true);
        void keep();
      }}
      onKeyDown={(event) => {
        // Enter must not submit the surrounding form.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
};

type IncomeCheckProps = {
  figures: LoanPaymentsViewFragment;
  insured: Insured | null;
  question: IncomeQuestion;
  /** Renders the remedy for a share that is too high. `installment`: the highest instalment within the limit, in pesos. */
  renderHelp: (installment: number) => ReactNode;
};

/** Shows whether the income covers the monthly payment; warns without blocking (docs/domain.md#share-of-the-income). */
export const IncomeCheck = ({ figures, insured, question, renderHelp }: IncomeCheckProps) => {
  const { income, isAsked } = question;
  const share = income && shareOf(figures, insured, income);
  return (
    <Stack gap={4}>
      {isAsked && <IncomeField {...question} />}
      <Stack role="status" gap={3}>
        {income &&
          share &&
          (share.isAbove ? (
            <Alert
              tone="warning"
              title={<Spoken>{share.sentence}</Spoken>}
              action={renderHelp(
                installmentWithinShare(income.pesos, Number(insured?.monthlyPremium.amount ?? 0)),
              )}
            >
              {TEXT.above(INCOME_SHARE_MAX)}
            </Alert>
          ) : (
            <Text weight="semibold">
              <Spoken>{share.sentence}</Spoken>
            </Text>
          ))}
      </Stack>
    </Stack>
  );
};
