import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { SummaryBar } from '@prendarios/design-system/data/SummaryBar';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { formatPercent } from '@prendarios/rules/format';
import { Suspense } from 'react';
import { lazyScreen } from '../../../../shared/page/lazyScreen.ts';
import { installmentLabel } from '@prendarios/rules/installments';
import {
  useQuoteConditionsQuery,
  useVehicleBrandsQuery,
  useVehicleModelsQuery,
  useVehicleQuoteQuery,
} from '../../../../generated/hooks.ts';
import { feeRows } from '../../../../shared/loan/feeRows.ts';
import { barOf } from '../../../../shared/loan/payments.ts';
import { Payments } from '../../../../shared/loan/Payments.tsx';
import type { QuoteChoice } from '../../choice.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { VEHICLE_TEXTS } from './texts.ts';
import { useSettled } from './useSettled.ts';
import { indicativeQuoteInput } from './vehicleForm.ts';
import { loanSubject } from './VehicleSubject.tsx';

const TEXT = VEHICLE_TEXTS.quote;
const ShareIndicative = lazyScreen(async () => (await import('./ShareIndicative.tsx')).ShareIndicative);

const QUIET = { quiet: true };

/** The indicative figures of the choice in the address; none while they are asked or if they fail. */
function useIndicativeQuote(choice: QuoteChoice) {
  const conditions = useQuoteConditionsQuery({
    variables: { pointOfSaleCode: choice.pointOfSaleCode },
    context: QUIET,
  });
  const agreement = conditions.data?.salesConditions.agreements.find(({ id }) => id === choice.agreementId);
  const wanted = indicativeQuoteInput(choice, agreement);
  const input = useSettled(wanted);
  const answer = useVehicleQuoteQuery(
    input === null ? { skip: true } : { variables: { input }, context: QUIET },
  );
  const isCurrent = JSON.stringify(wanted) === JSON.stringify(input) && !answer.loading;
  const figures = isCurrent && wanted !== null ? (answer.data?.indicativeQuote.figures ?? null) : null;
  return { wanted, figures, failed: answer.error !== undefined };
}

/** The names behind the ids in the address, from the lists that the cascade read. */
function useModelNames({ agreementId, typeCode, brandId, modelId }: QuoteChoice) {
  const isKnown = agreementId !== null && typeCode !== null && brandId !== null;
  const brands = useVehicleBrandsQuery(
    isKnown ? { variables: { agreementId, typeCode }, context: QUIET } : { skip: true },
  );
  const models = useVehicleModelsQuery(
    isKnown ? { variables: { agreementId, typeCode, brandId }, context: QUIET } : { skip: true },
  );
  return {
    brandName: brands.data?.vehicleBrands.find(({ id }) => id === brandId)?.name,
    modelName: models.data?.vehicleModels.find(({ id }) => id === modelId)?.name,
  };
}

const QuoteCard = ({ bare = false }: { bare?: boolean }) => {
  const { choice } = useHolderFlow();
  const { wanted, figures, failed } = useIndicativeQuote(choice);
  const { purchaseValue } = choice;
  const names = useModelNames(choice);
  const subject = loanSubject(
    {
      ...choice,
      ...names,
      purchaseValue: purchaseValue === null ? null : { amount: String(purchaseValue) },
    },
    wanted === null ? null : Number(wanted.financedAmount),
  );
  if (wanted === null) {
    return <SummaryCard title={TEXT.title} subject={subject} bare={bare} rows={[]} note={TEXT.waiting} />;
  }
  const percent = (value: string | null | undefined) =>
    figures === null ? TEXT.pending : formatPercent(value);
  return (
    <SummaryCard
      title={TEXT.title}
      subject={subject}
      bare={bare}
      rows={[
        { term: TEXT.term, value: installmentLabel(wanted.term) },
        ...(figures === null ? [] : feeRows(figures)),
      ]}
      figure={<Payments live={!bare} figures={figures} />}
      cftea={
        <CfteaPanel
          size="card"
          label={wanted.mode === 'UVA' ? TEXT.cfteaUva : TEXT.cftea}
          value={percent(figures?.cftea)}
          rates={[
            { label: TEXT.tna, value: percent(figures?.tna) },
            { label: TEXT.tea, value: percent(figures?.tea) },
          ]}
        />
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
export const QuoteAside = () => <QuoteCard />;

/** The same on phones, in a bar that opens. */
export const QuoteBar = () => {
  const { choice } = useHolderFlow();
  const { figures } = useIndicativeQuote(choice);
  return (
    <SummaryBar {...barOf(figures)} title={TEXT.title}>
      <QuoteCard bare />
    </SummaryBar>
  );
};
