import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { SummaryBar } from '@prendarios/design-system/data/SummaryBar';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { Only } from '@prendarios/design-system/foundations/Only';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatPercent, formatUva } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { ComponentProps, ReactNode } from 'react';
import { feeRows } from '#shared/loan/feeRows.ts';
import { InsuranceLines } from '#shared/loan/InsuranceLines.tsx';
import {
  insuredByEstimate,
  type Insured,
  insuredBar,
  insuredCost,
  totalRows,
  WAITING_COST,
} from '#shared/loan/insured.ts';
import { barOf, type PaymentDay } from '#shared/loan/payments.ts';
import { Payments } from '#shared/loan/Payments.tsx';
import { COST_TEXTS } from '#shared/loan/texts.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { IncomeLine } from '../../parts/income/IncomeLine.tsx';
import type { Income } from '../../parts/income/incomeShare.ts';
import { useCouponRow } from '../../parts/vehicle/useCouponRow.ts';
import { loanSubject } from '../../parts/vehicle/VehicleSubject.tsx';
import type { QuoterChoice } from './quoterState.ts';
import { QUOTER_TEXTS } from './texts.ts';
import type { QuoteView } from './schedule.ts';
import type { OfferQuote } from './useOfferQuote.ts';

const TEXT = QUOTER_TEXTS.summary;

type LoanSummaryProps = {
  choice: QuoterChoice;
  answer: OfferQuote;
  income: Income | null;
  /** The button that takes the loan, below its cost. */
  action?: ReactNode;
};

const Cost = ({ choice, answer }: Omit<LoanSummaryProps, 'income'>) => {
  const figures = answer.quote?.figures ?? null;
  const insured = insuredByEstimate(answer.quote?.insurance);
  const percent = (value: string | null | undefined) =>
    figures === null ? TEXT.pending : formatPercent(value);
  return (
    <CfteaPanel
      size="public"
      label={TEXT.cftea}
      value={percent(figures?.cftea)}
      rates={[
        { label: TEXT.tna, value: percent(figures?.tna) },
        { label: TEXT.tea, value: percent(figures?.tea) },
        { label: TEXT.cfteaWithoutVat, value: percent(figures?.cfteaWithoutVat) },
      ]}
      second={figures === null ? WAITING_COST : insuredCost(insured)}
      note={choice.mode === 'UVA' ? COST_TEXTS.cfteaUvaNote : undefined}
    />
  );
};

/** Returns totals, fees and amortization system, the remaining figures of docs/domain.md#what-a-lender-must-show. */
export const loanRows = (
  figures: NonNullable<QuoteView['figures']>,
  insured: Insured | null,
  window: PaymentDay = null,
): { term: string; value: ReactNode }[] => [
  ...totalRows(figures, insured, window).map(({ term, value }) => ({
    term,
    value: <Spoken>{value}</Spoken>,
  })),
  ...feeRows(figures),
  { term: TEXT.system, value: TEXT.french },
  ...(figures.mode === 'UVA' ? [{ term: TEXT.capitalInUva, value: formatUva(figures.capitalInUva) }] : []),
];

/**
 * Shows the cost of the choice: the payments in large type, the CFTEA in the largest, and the other figures of
 * docs/domain.md#what-a-lender-must-show.
 */
export const LoanSummary = ({ choice, answer, income, action }: LoanSummaryProps) => {
  const { simulation } = useHolderFlow();
  const figures = answer.quote?.figures ?? null;
  const insured = insuredByEstimate(answer.quote?.insurance);
  const coupon = useCouponRow(simulation?.couponId ?? null);
  const subject = simulation && loanSubject(simulation.vehicle, choice.amount);
  return (
    <SummaryCard
      title={TEXT.title}
      // Omits the image, so that the button is visible on a wide screen.
      {...(subject && { subject: { name: subject.name, detail: subject.detail } })}
      rows={[{ term: TEXT.term, value: `${installmentLabel(choice.term)}, día ${choice.dueDay}` }, ...coupon]}
      figure={
        <>
          <MonthlyPayment figures={figures} insured={insured} window={answer.quote?.paymentWindow} />
          <IncomeLine figures={figures} insured={insured} income={income} />
        </>
      }
      cftea={<Cost choice={choice} answer={answer} />}
      action={action}
    />
  );
};

/** Shows the monthly cost in a few lines; the page shows each figure separately. */
const MonthlyPayment = ({
  figures,
  insured,
  window = null,
}: Omit<ComponentProps<typeof InsuranceLines>, 'brief'> &
  Pick<ComponentProps<typeof Payments>, 'window'>) => {
  if (figures === null || insured === null) {
    return (
      <>
        <Payments figures={figures} window={window} />
        <InsuranceLines brief figures={figures} insured={insured} />
      </>
    );
  }
  const { label, value } = barOf(figures, window);
  return (
    <Stack gap={2}>
      <Text size={15}>
        <Spoken>{`${label} ${value}`}</Spoken>
      </Text>
      <InsuranceLines brief figures={figures} insured={insured} />
    </Stack>
  );
};

/** The complete summary in the sheet of a phone's bar. */
const WholeSummary = ({ choice, answer, income }: LoanSummaryProps) => {
  const { simulation } = useHolderFlow();
  const figures = answer.quote?.figures ?? null;
  const insured = insuredByEstimate(answer.quote?.insurance);
  const coupon = useCouponRow(simulation?.couponId ?? null);
  return (
    <SummaryCard
      title={TEXT.title}
      bare
      {...(simulation !== null && { subject: loanSubject(simulation.vehicle, choice.amount) })}
      rows={[
        { term: TEXT.term, value: `${installmentLabel(choice.term)}, día ${choice.dueDay}` },
        ...coupon,
        ...(figures === null ? [] : loanRows(figures, insured, answer.quote?.paymentWindow)),
      ]}
      figure={
        <>
          <Payments figures={figures} window={answer.quote?.paymentWindow} />
          <InsuranceLines brief figures={figures} insured={insured} />
          <IncomeLine figures={figures} insured={insured} income={income} />
        </>
      }
      cftea={<Cost choice={choice} answer={answer} />}
    />
  );
};

/** Shows the cost of the choice on screens without the card. */
export const InlineCost = (props: Omit<LoanSummaryProps, 'income'>) => (
  <Only below="lg">
    <Cost {...props} />
  </Only>
);

/** Shows the full summary in an expandable bar on phones. */
export const LoanBar = ({ choice, answer, income }: LoanSummaryProps) => (
  <SummaryBar
    {...insuredBar(
      answer.quote?.figures ?? null,
      insuredByEstimate(answer.quote?.insurance),
      answer.quote?.paymentWindow,
    )}
    title={TEXT.title}
  >
    <WholeSummary choice={choice} answer={answer} income={income} />
  </SummaryBar>
);
