import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatPesos } from '@prendarios/rules/format';
import { INCOME_SHARE_MAX } from '@prendarios/rules/incomeShare';
import type { LoanFiguresViewFragment } from '#generated/graphql.ts';
import { useAffordableOfferQuery } from '#generated/hooks.ts';
import { INCOME_TEXTS as TEXT } from '../../parts/income/texts.ts';

type FittingLoanProps = {
  figures: Pick<LoanFiguresViewFragment, 'mode' | 'term' | 'dueDay'>;
  /** The highest affordable instalment, in pesos. */
  installment: number;
  /** Called with whole pesos. */
  onUse: (amount: number) => void;
};

/** Offers the amount whose instalment fits the income at the same term; empty until the bank answers. */
export const FittingLoan = ({ figures, installment, onUse }: FittingLoanProps) => {
  const { mode, term, dueDay } = figures;
  const isPayable = installment > 0;
  const { data } = useAffordableOfferQuery(
    isPayable
      ? {
          variables: {
            input: { monthlyPayment: installment.toFixed(2), mode, term, dueDay, isFirstCounted: false },
          },
          context: { quiet: true },
        }
      : { skip: true },
  );
  const answer = isPayable ? data?.currentSimulation?.affordable : null;
  if (answer === undefined) return null;
  if (answer === null) return <Text size={15}>{TEXT.none(INCOME_SHARE_MAX)}</Text>;
  const amount = Number(answer.amount.amount);
  return (
    <Button type="button" variant="secondary" size="small" onClick={() => onUse(amount)}>
      {TEXT.fits(formatPesos(amount), INCOME_SHARE_MAX)}
    </Button>
  );
};
