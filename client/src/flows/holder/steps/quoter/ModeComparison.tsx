import { Button } from '@prendarios/design-system/actions/Button';
import { ChipRadio } from '@prendarios/design-system/actions/ChipRadio';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { ScheduleTable } from '@prendarios/design-system/data/ScheduleTable';
import { TwoLines } from '@prendarios/design-system/data/TwoLines';
import { Uncalculated } from '@prendarios/design-system/data/Uncalculated';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate, formatPesos } from '@prendarios/rules/format';
import { useState, type ReactNode } from 'react';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { compare, scenariosOf, type Scenarios } from './comparison.ts';
import { COMPARISON_TEXTS as TEXT, headlineOf, roughPesos, verdictOf } from './comparisonTexts.ts';
import { InflationField } from './InflationField.tsx';
import { limitsOf, parseInflation, type OfferView, type QuoterChoice } from './quoterState.ts';
import { monthOf, type QuoteView } from './schedule.ts';
import { QUOTER_TEXTS } from './texts.ts';
import { otherOf, useOtherMode, whyNotComparable } from './useOtherMode.ts';

type Scenario = keyof Scenarios;

const totals = ({ installments }: QuoteView) => installments.map(({ total }) => Number(total.amount));

type LinesProps = { fixed: QuoteView; uva: QuoteView; inflation: number };

/** Compares the two loans under one inflation: a chart from the second instalment on, and its data as a table. */
const Lines = ({ fixed, uva, inflation }: LinesProps) => {
  const comparison = compare(totals(fixed), totals(uva), inflation);
  const { crossing } = comparison;
  const months = fixed.installments.map(({ dueOn }) => dueOn);
  /** Omits the first instalment, whose extra days would dominate the chart. */
  const from = months.length > 1 ? 1 : 0;
  const at = (values: number[], index: number) => formatPesos(values.at(index));
  const ends = (values: number[]): [string, string] => [at(values, from), at(values, -1)];
  const rowsOf = (values: number[], today: number) => [
    { term: TEXT.second, value: <Spoken>{at(values, from)}</Spoken> },
    { term: TEXT.last, value: <Spoken>{at(values, -1)}</Spoken> },
    { term: TEXT.total, value: <Spoken>{roughPesos(today)}</Spoken> },
  ];
  return (
    <Stack gap={4}>
      <Text as="p" size={20} weight="semibold">
        {headlineOf(comparison)}
      </Text>
      <TwoLines
        label={TEXT.chart(ends(comparison.fixed), ends(comparison.uva))}
        lines={[
          {
            name: TEXT.fixed,
            values: comparison.fixed.slice(from),
            rows: rowsOf(comparison.fixed, comparison.fixedToday),
          },
          {
            name: TEXT.uva,
            values: comparison.uva.slice(from),
            rows: rowsOf(comparison.uva, comparison.uvaToday),
          },
        ]}
        crossing={crossing === null || crossing < from ? null : crossing - from}
        startLabel={monthOf(months[from] ?? '')}
        crossingLabel={crossing === null ? undefined : monthOf(months[crossing] ?? '')}
        endLabel={monthOf(months.at(-1) ?? '')}
      />
      <Disclosure summary={TEXT.table}>
        <ScheduleTable
          hideCaption
          cards
          caption={TEXT.caption}
          columns={[
            { key: 'number', label: TEXT.columns.number },
            { key: 'dueDate', label: TEXT.columns.dueDate },
            { key: 'fixed', label: TEXT.fixed, align: 'end' },
            { key: 'uva', label: TEXT.uva, align: 'end' },
          ]}
          rows={months.map((dueDate, index) => ({
            number: String(index + 1),
            dueDate: formatDate(dueDate),
            fixed: at(comparison.fixed, index),
            uva: at(comparison.uva, index),
          }))}
        />
      </Disclosure>
    </Stack>
  );
};

type SidesProps = {
  fixed: QuoteView;
  uva: QuoteView;
  inflation: string;
  onInflation: (text: string) => void;
};

const Sides = ({ fixed, uva, inflation, onInflation }: SidesProps) => {
  const [chosen, setChosen] = useState<Scenario>('mine');
  const [isEdited, setEdited] = useState(false);
  const [mine, setMine] = useState(() => parseInflation(inflation) ?? 0);
  const past = uva.uvaMonthlyRise === null ? null : Number(uva.uvaMonthlyRise);
  const scenarios = scenariosOf(mine, past === null ? null : Math.round(past * 100) / 100);
  const scenario = scenarios[chosen] === null ? 'mine' : chosen;
  const assumed = scenarios[scenario] ?? scenarios.mine;
  const edit = (text: string) => {
    onInflation(text);
    const read = parseInflation(text);
    if (read !== null) setMine(read);
    setChosen('mine');
  };
  const stressed = compare(totals(fixed), totals(uva), scenarios.stress);
  return (
    <Stack gap={4}>
      {isEdited ? (
        <InflationField text={inflation} onChange={edit} />
      ) : (
        <Stack direction="row">
          <Button
            type="button"
            variant="secondary"
            size="small"
            iconEnd="pencil"
            onClick={() => setEdited(true)}
          >
            {TEXT.assumed(assumed)}
          </Button>
        </Stack>
      )}
      <Lines fixed={fixed} uva={uva} inflation={assumed} />
      <ChipRadio
        name="inflationScenario"
        label={TEXT.scenario}
        value={scenario}
        onChange={setChosen}
        options={[
          { value: 'mine' as const, label: TEXT.mine(scenarios.mine) },
          ...(scenarios.past === null ? [] : [{ value: 'past' as const, label: TEXT.past(scenarios.past) }]),
          { value: 'stress' as const, label: TEXT.stress(scenarios.stress) },
        ]}
      />
      <Text size={15} tone="muted">
        {verdictOf(stressed, scenarios.stress)}
      </Text>
    </Stack>
  );
};

type ModeComparisonProps = {
  offer: OfferView;
  choice: QuoterChoice;
  /** The quote of the choice; null while it loads. */
  quote: QuoteView | null;
  inflation: string;
  onInflation: (text: string) => void;
};

/** Compares the loan in both modes under a chosen inflation (docs/domain.md#fixed-rate-compared-with-uva). */
export const ModeComparison = ({ offer, choice, quote, inflation, onInflation }: ModeComparisonProps) => {
  const why = whyNotComparable(offer, choice);
  const other = useOtherMode(choice, quote !== null && why === null);
  const [last, setLast] = useState<{ fixed: QuoteView; uva: QuoteView } | null>(null);
  const pair =
    quote === null || other.quote === null
      ? null
      : choice.mode === 'FIXED'
        ? { fixed: quote, uva: other.quote }
        : { fixed: other.quote, uva: quote };
  if (pair !== null && (pair.fixed !== last?.fixed || pair.uva !== last.uva)) setLast(pair);

  const nameOf = (mode: QuoterChoice['mode']) => (mode === 'FIXED' ? TEXT.fixed.toLowerCase() : TEXT.uva);
  const there = otherOf(choice.mode);
  const sentences: Record<NonNullable<typeof why>, string> = {
    mode: TEXT.onlyMode(nameOf(choice.mode)),
    amount: TEXT.outOfReach(nameOf(there), formatPesos(limitsOf(offer, there).max)),
    term: TEXT.otherTerm(nameOf(there)),
  };
  let content: ReactNode = <Skeleton shape="card" label={TEXT.loading} />;
  if (why !== null) content = <Text tone="muted">{sentences[why]}</Text>;
  else if (other.failed) {
    content = (
      <Alert
        tone="warning"
        action={
          <Button type="button" variant="secondary" size="small" onClick={other.retry}>
            {COMMON_TEXTS.retry}
          </Button>
        }
      >
        {TEXT.failed}
      </Alert>
    );
  } else if (last !== null) {
    content = (
      <Uncalculated when={pair === null} note={QUOTER_TEXTS.uncalculated}>
        <Sides {...(pair ?? last)} inflation={inflation} onInflation={onInflation} />
      </Uncalculated>
    );
  }
  return (
    <Card as="section">
      <Stack gap={4}>
        <Text as="h2" size={20} weight="bold">
          {TEXT.title}
        </Text>
        {content}
      </Stack>
    </Card>
  );
};
