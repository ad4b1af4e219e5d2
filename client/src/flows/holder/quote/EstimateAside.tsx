import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { PaymentFigure } from '@prendarios/design-system/data/PaymentFigure';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { formatMoney, formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { useEstimateQuoteQuery, useQuoteConditionsQuery } from '../../../generated/hooks.ts';
import { useHolderFlow } from '../HolderContext.ts';
import { VEHICLE_TEXTS } from './texts.ts';
import { useSettled } from './useSettled.ts';
import { estimateInput } from './vehicleForm.ts';

const TEXT = VEHICLE_TEXTS.estimate;

/** What the loan would cost for nobody in particular, beside the vehicle being chosen. */
export const EstimateAside = () => {
  const { choice } = useHolderFlow();
  const conditions = useQuoteConditionsQuery({ variables: { pointOfSaleCode: choice.pointOfSaleCode } });
  const agreement = conditions.data?.salesConditions.agreements.find(({ id }) => id === choice.agreementId);
  const wanted = estimateInput(choice, agreement);
  const input = useSettled(wanted);
  const answer = useEstimateQuoteQuery(
    input === null ? { skip: true } : { variables: { input }, context: { quiet: true } },
  );
  if (wanted === null) return <SummaryCard title={TEXT.title} rows={[]} note={TEXT.waiting} />;

  const isStale = JSON.stringify(wanted) !== JSON.stringify(input) || answer.loading;
  const figures = (answer.data ?? answer.previousData)?.indicativeQuote.figures ?? null;
  return (
    <SummaryCard
      title={TEXT.title}
      rows={[
        { term: TEXT.financed, value: formatPesos(wanted.financedAmount) },
        { term: TEXT.term, value: installmentLabel(wanted.term) },
      ]}
      figure={
        <PaymentFigure
          live
          busy={isStale}
          label={TEXT.installment}
          note={TEXT.note}
          value={figures === null ? TEXT.pending : formatMoney(figures.installmentWithVat.amount)}
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
      note={answer.error === undefined ? TEXT.disclaimer : TEXT.failed}
    />
  );
};
