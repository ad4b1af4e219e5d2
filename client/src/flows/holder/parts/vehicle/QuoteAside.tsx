import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { PaymentFigure } from '@prendarios/design-system/data/PaymentFigure';
import { SummaryBar } from '@prendarios/design-system/data/SummaryBar';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { formatMoney, formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { Suspense } from 'react';
import { useVehicleQuoteQuery, useQuoteConditionsQuery } from '../../../../generated/hooks.ts';
import { lazyScreen } from '../../../../shared/page/lazyScreen.ts';
import { feeRows } from '../../../../shared/loan/feeRows.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { VEHICLE_TEXTS } from './texts.ts';
import { useSettled } from './useSettled.ts';
import { indicativeQuoteInput } from './vehicleForm.ts';

const TEXT = VEHICLE_TEXTS.quote;

function useIndicativeQuote() {
  const { choice } = useHolderFlow();
  const conditions = useQuoteConditionsQuery({ variables: { pointOfSaleCode: choice.pointOfSaleCode } });
  const agreement = conditions.data?.salesConditions.agreements.find(({ id }) => id === choice.agreementId);
  const wanted = indicativeQuoteInput(choice, agreement);
  const input = useSettled(wanted);
  const answer = useVehicleQuoteQuery(
    input === null ? { skip: true } : { variables: { input }, context: { quiet: true } },
  );
  const figures = (answer.data ?? answer.previousData)?.indicativeQuote.figures ?? null;
  return {
    wanted,
    figures,
    installment: figures === null ? TEXT.pending : formatMoney(figures.installmentWithVat.amount),
    isStale: JSON.stringify(wanted) !== JSON.stringify(input) || answer.loading,
    failed: answer.error !== undefined,
  };
}

const ShareIndicative = lazyScreen(async () => (await import('./ShareIndicative.tsx')).ShareIndicative);

type QuoteCardProps = { quote: ReturnType<typeof useIndicativeQuote>; bare?: boolean };

const QuoteCard = ({ quote, bare = false }: QuoteCardProps) => {
  const { wanted, figures, installment, isStale, failed } = quote;
  if (wanted === null) return <SummaryCard title={TEXT.title} bare={bare} rows={[]} note={TEXT.waiting} />;
  return (
    <SummaryCard
      title={TEXT.title}
      bare={bare}
      rows={[
        { term: TEXT.financed, value: formatPesos(wanted.financedAmount) },
        { term: TEXT.term, value: installmentLabel(wanted.term) },
        ...(figures === null ? [] : feeRows(figures)),
      ]}
      figure={
        <PaymentFigure
          live={!bare}
          busy={isStale}
          label={TEXT.installment}
          note={wanted.mode === 'FIXED' ? TEXT.note : TEXT.uvaNote}
          value={installment}
        />
      }
      cftea={
        figures !== null && (
          <CfteaPanel
            size="card"
            label={TEXT.cftea}
            value={formatPercent(figures.cftea)}
            rates={[
              { label: TEXT.tna, value: formatPercent(figures.tna) },
              { label: TEXT.tea, value: formatPercent(figures.tea) },
            ]}
          />
        )
      }
      note={failed ? TEXT.failed : TEXT.disclaimer}
      action={
        <Suspense>
          <ShareIndicative input={wanted} />
        </Suspense>
      }
    />
  );
};

/** An indicative quote of the loan, before the applicant is known. */
export const QuoteAside = () => <QuoteCard quote={useIndicativeQuote()} />;

/** The same on phones, in a bar that opens. */
export const QuoteBar = () => {
  const quote = useIndicativeQuote();
  return (
    <SummaryBar label={TEXT.installment} value={quote.installment} title={TEXT.title}>
      <QuoteCard quote={quote} bare />
    </SummaryBar>
  );
};
