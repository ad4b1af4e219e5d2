import { Button } from '@prendarios/design-system/actions/Button';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { AmountField } from '@prendarios/design-system/fields/AmountField';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { parseWholeAmount } from '@prendarios/rules/amount';
import { formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { useRef, useState } from 'react';
import type { AffordableViewFragment } from '#generated/graphql.ts';
import { VEHICLE_TEXTS } from './texts.ts';

const TEXT = VEHICLE_TEXTS.afford;

type Answer = { to: string; loan: AffordableViewFragment | null; failed: boolean };

type AffordBoxProps = {
  /** Further inputs of the answer; a change clears it. */
  of: string;
  /** Queries the bank; `monthlyPayment` in whole pesos. Null if not even the smallest loan fits. */
  find: (monthlyPayment: string) => Promise<AffordableViewFragment | null>;
  onUse: (loan: AffordableViewFragment) => void;
};

function sentenceOf(loan: AffordableViewFragment): string {
  const { amount, term, installment, firstInstallment, vehicleValue, downPayment } = loan;
  const pesos = (money: { amount: string }) => formatPesos(money.amount);
  const label = installmentLabel(term);
  return vehicleValue !== null && downPayment !== null
    ? TEXT.vehicle(pesos(vehicleValue), pesos(amount), label, pesos(downPayment))
    : TEXT.loan(pesos(amount), label, pesos(installment), pesos(firstInstallment));
}

/** Finds the loan for a monthly payment (docs/domain.md#what-one-can-afford). It belongs to no form. */
export const AffordBox = ({ of, find, onUse }: AffordBoxProps) => {
  const [text, setText] = useState('');
  const payment = parseWholeAmount(text);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const question = `${of} ${payment ?? ''}`;
  const shown = answer?.to === question ? answer : null;
  const field = useRef<HTMLInputElement>(null);
  const problem = text.trim() === '' ? TEXT.required : TEXT.number;
  const ask = async () => {
    setAsked(true);
    if (isBusy) return;
    if (payment === null || payment <= 0) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      setAnswer({ to: question, loan: await find(String(payment)), failed: false });
    } catch {
      setAnswer({ to: question, loan: null, failed: true });
    }
    setBusy(false);
  };
  const loan = shown?.loan ?? null;
  return (
    <Disclosure summary={TEXT.title}>
      <Stack gap={4}>
        <AmountField
          name="monthlyPayment"
          width="l"
          label={TEXT.label}
          hint={TEXT.hint}
          inputRef={field}
          error={isAsked && !payment ? problem : undefined}
          parse={parseWholeAmount}
          value={payment}
          unread={text}
          onChange={(_amount, typed) => setText(typed)}
          onKeyDown={(event) => {
            // Enter submits this question instead of the surrounding form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void ask();
          }}
        />
        <Stack direction="row">
          <Button
            type="button"
            variant="secondary"
            size="small"
            busy={isBusy}
            busyText={TEXT.busy}
            onClick={() => void ask()}
          >
            {TEXT.ask}
          </Button>
        </Stack>
        <Stack role="status" gap={3}>
          {shown !== null && (
            <Text>
              <Spoken>{loan === null ? (shown.failed ? TEXT.failed : TEXT.none) : sentenceOf(loan)}</Spoken>
            </Text>
          )}
          {loan !== null && (
            <Stack direction="row">
              <Button type="button" size="small" variant="secondary" onClick={() => onUse(loan)}>
                {TEXT.use}
              </Button>
            </Stack>
          )}
        </Stack>
      </Stack>
    </Disclosure>
  );
};
