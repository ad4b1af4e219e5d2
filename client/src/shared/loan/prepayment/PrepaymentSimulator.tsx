import { Button } from '@prendarios/design-system/actions/Button';
import { ChipRadio } from '@prendarios/design-system/actions/ChipRadio';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { VisuallyHidden } from '@prendarios/design-system/foundations/VisuallyHidden';
import { formatDate, formatMoney, formatNumber } from '@prendarios/rules/format';
import { useRef, useState } from 'react';
import type {
  OwedViewFragment,
  PrepaymentEffect,
  PrepaymentInput,
  PrepaymentViewFragment,
} from '#generated/graphql.ts';
import { headlineOf, mostOf, prepaymentRows, readPrepayment, uvaNote } from './prepayment.ts';
import { PREPAYMENT_TEXTS as TEXT } from './texts.ts';

const EFFECTS: PrepaymentEffect[] = ['FEWER_INSTALLMENTS', 'LOWER_INSTALLMENTS'];
/** Preselected instalment: the end of the first year, if the loan is longer. */
const USUAL = 12;

type Answer = { to: string; prepayment: PrepaymentViewFragment | null; isOffline: boolean };

type ResultProps = { prepayment: PrepaymentViewFragment; effect: PrepaymentEffect; after: number };

const Result = ({ prepayment, effect, after }: ResultProps) => {
  const inUva = uvaNote(prepayment);
  return (
    <Stack gap={4}>
      <Text size={17} weight="semibold">
        <Spoken>{headlineOf(prepayment, effect)}</Spoken>
      </Text>
      <KeyValue
        rows={prepaymentRows(prepayment).map(({ term, value, spoken }) => ({
          term,
          value:
            value === spoken ? (
              <Spoken>{value}</Spoken>
            ) : (
              <>
                <span aria-hidden>{value}</span>
                <VisuallyHidden>
                  <Spoken>{spoken}</Spoken>
                </VisuallyHidden>
              </>
            ),
        }))}
      />
      <Text size={13} tone="soft">
        {TEXT.assumption(after, formatDate(prepayment.payableOn))}
      </Text>
      {inUva !== null && (
        <Text size={13} tone="soft">
          <Spoken>{inUva}</Spoken>
        </Text>
      )}
    </Stack>
  );
};

type PrepaymentSimulatorProps = {
  /** Id of the loan; changing it clears the result. */
  of: string;
  rows: readonly OwedViewFragment[];
  /** Asks the bank for the prepayment; null if it does not calculate it. */
  calculate: (input: PrepaymentInput) => Promise<PrepaymentViewFragment | null>;
};

/** Simulates a prepayment of capital (docs/domain.md#prepayment). Its fields belong to no form. */
export const PrepaymentSimulator = ({ of, rows, calculate }: PrepaymentSimulatorProps) => {
  const choosable = rows.slice(0, -1);
  const [number, setNumber] = useState(USUAL);
  const [text, setText] = useState('');
  const [effect, setEffect] = useState<PrepaymentEffect>('FEWER_INSTALLMENTS');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const row = choosable.find((one) => one.number === number) ?? choosable.at(-1);
  if (row === undefined) return null;
  const { amount, problem } = readPrepayment(text, row);
  const question = [of, row.number, effect, amount].join(' ');
  const shown = answer?.to === question ? answer : null;
  const ask = async () => {
    setAsked(true);
    if (isBusy) return;
    if (amount === null) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    let prepayment: PrepaymentViewFragment | null = null;
    try {
      prepayment = await calculate({ amount: String(amount), afterInstallment: row.number, effect });
    } catch {
      // A response without figures reports the failure.
    }
    setAnswer({ to: question, prepayment, isOffline: !navigator.onLine });
    setBusy(false);
  };
  return (
    <Stack gap={5}>
      <SelectField
        name="afterInstallment"
        width="l"
        label={TEXT.after}
        value={String(row.number)}
        options={choosable.map((one) => ({
          value: String(one.number),
          label: TEXT.afterOption(one.number, formatDate(one.payableOn)),
        }))}
        onChange={(event) => setNumber(Number(event.target.value))}
      />
      <Stack gap={2}>
        <TextField
          name="prepaidAmount"
          width="l"
          inputMode="decimal"
          autoComplete="off"
          label={TEXT.amount}
          hint={TEXT.owed(formatMoney(row.balance.amount), row.number)}
          ref={field}
          error={isAsked && problem !== null ? problem : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => amount !== null && setText(formatNumber(amount))}
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
            variant="quiet"
            size="small"
            onClick={() => setText(formatNumber(mostOf(row)))}
          >
            {TEXT.all}
          </Button>
        </Stack>
      </Stack>
      <ChipRadio
        name="prepaymentEffect"
        label={TEXT.effect}
        value={effect}
        onChange={setEffect}
        options={EFFECTS.map((value) => ({ value, label: TEXT.effects[value] }))}
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
      <Stack role="status">
        {shown?.prepayment && <Result prepayment={shown.prepayment} effect={effect} after={row.number} />}
        {shown?.prepayment === null && <Text>{shown.isOffline ? TEXT.offline : TEXT.failed}</Text>}
      </Stack>
    </Stack>
  );
};
