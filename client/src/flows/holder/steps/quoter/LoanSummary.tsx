import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { PaymentFigure } from '@prendarios/design-system/data/PaymentFigure';
import { SummaryBar } from '@prendarios/design-system/data/SummaryBar';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { Only } from '@prendarios/design-system/foundations/Only';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { formatMoney, formatPercent, formatPesos, formatUva } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { percentageOf } from '@prendarios/rules/quote';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { feeRows } from '../../../../shared/loan/feeRows.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import type { QuoterChoice } from './quoterState.ts';
import { QUOTER_TEXTS } from './texts.ts';
import type { OfferQuote } from './useOfferQuote.ts';

const TEXT = QUOTER_TEXTS.summary;

type LoanSummaryProps = { choice: QuoterChoice; answer: OfferQuote };

function installmentOf({ quote }: OfferQuote): string {
  const figures = quote?.figures ?? null;
  return figures === null ? TEXT.pending : formatMoney(figures.installmentWithVat.amount);
}

/** `live`: announces changes to screen readers; set on only one of the two copies. */
const Payment = ({ choice, answer, live }: LoanSummaryProps & { live: boolean }) => (
  <PaymentFigure
    live={live}
    busy={answer.busy}
    label={TEXT.installment}
    note={choice.mode === 'UVA' ? TEXT.uvaNote : TEXT.fixedNote}
    value={installmentOf(answer)}
  />
);

const Cost = ({ choice, answer }: LoanSummaryProps) => {
  const figures = answer.quote?.figures ?? null;
  return (
    <CfteaPanel
      size="public"
      label={choice.mode === 'UVA' ? TEXT.cfteaUva : TEXT.cftea}
      value={formatPercent(figures?.cftea)}
      rates={[
        { label: TEXT.tna, value: formatPercent(figures?.tna) },
        { label: TEXT.tea, value: formatPercent(figures?.tea) },
        { label: TEXT.cfteaWithoutVat, value: formatPercent(figures?.cfteaWithoutVat) },
      ]}
    />
  );
};

/**
 * The cost of the choice: the instalment in large type, the CFTEA in the largest, and the rest of
 * docs/domain.md#what-a-lender-must-show.
 */
export const LoanSummary = ({ choice, answer, bare = false }: LoanSummaryProps & { bare?: boolean }) => {
  const { simulation } = useHolderFlow();
  const vehicle = simulation?.vehicle;
  const total = Number(vehicle?.purchaseValue.amount ?? 0);
  const figures = answer.quote?.figures ?? null;
  const isUva = choice.mode === 'UVA';
  const share = Math.round(percentageOf(choice.amount, total));
  return (
    <SummaryCard
      title={TEXT.title}
      bare={bare}
      rows={[
        ...(vehicle === undefined
          ? []
          : [
              { term: TEXT.vehicle, value: vehicleName(vehicle) },
              { term: TEXT.value, value: formatPesos(vehicle.purchaseValue.amount) },
            ]),
        { term: TEXT.financed, value: `${formatPesos(choice.amount)} · ${share}\u00a0%` },
        { term: TEXT.term, value: `${installmentLabel(choice.term)}, día ${choice.dueDay}` },
        { term: TEXT.system, value: TEXT.french },
        ...(figures === null
          ? []
          : [
              { term: TEXT.withoutVat, value: formatMoney(figures.installment.amount) },
              ...feeRows(figures),
              { term: TEXT.total, value: formatMoney(figures.totalToPay.amount) },
              ...(isUva ? [{ term: TEXT.capitalInUva, value: formatUva(figures.capitalInUva) }] : []),
            ]),
      ]}
      figure={<Payment choice={choice} answer={answer} live={!bare} />}
      cftea={<Cost choice={choice} answer={answer} />}
    />
  );
};

/** Instalment and cost between the controls and the chart, on screens without the card. */
export const InlineFigures = (props: LoanSummaryProps) => (
  <Only below="lg">
    <Stack gap={4}>
      <Payment {...props} live={false} />
      <Cost {...props} />
    </Stack>
  </Only>
);

/** On phones, the full summary in a bar that opens. */
export const LoanBar = ({ choice, answer }: LoanSummaryProps) => (
  <SummaryBar label={TEXT.installment} value={installmentOf(answer)} title={TEXT.title}>
    <LoanSummary choice={choice} answer={answer} bare />
  </SummaryBar>
);
