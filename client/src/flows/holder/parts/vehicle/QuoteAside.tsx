import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { SummaryBar } from '@prendarios/design-system/data/SummaryBar';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { formatPercent } from '@prendarios/rules/format';
import { Suspense } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { installmentLabel } from '@prendarios/rules/installments';
import {
  useQuoteConditionsQuery,
  useVehicleBrandsQuery,
  useVehicleModelsQuery,
  useVehicleQuoteQuery,
} from '#generated/hooks.ts';
import { feeRows } from '#shared/loan/feeRows.ts';
import { InsuranceLines } from '#shared/loan/InsuranceLines.tsx';
import { insuredByEstimate, insuredBar, insuredCost, totalRows, WAITING_COST } from '#shared/loan/insured.ts';
import { Payments } from '#shared/loan/Payments.tsx';
import type { QuoteChoice } from '#shared/loan/quote/choice.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { VEHICLE_TEXTS } from './texts.ts';
import { useCouponRow } from './useCouponRow.ts';
import { useSettled } from './useSettled.ts';
import { indicativeQuoteInput, insuredVehicle } from './vehicleForm.ts';
import { loanSubject } from './VehicleSubject.tsx';

const TEXT = VEHICLE_TEXTS.quote;
const ShareIndicative = lazyScreen(async () => (await import('./ShareIndicative.tsx')).ShareIndicative);

const QUIET = { quiet: true };

/** Returns the indicative figures of the choice in the address; none while they load or if they fail. */
function useIndicativeQuote(choice: QuoteChoice) {
  const conditions = useQuoteConditionsQuery({
    variables: { pointOfSaleCode: choice.pointOfSaleCode },
    context: QUIET,
  });
  const agreement = conditions.data?.salesConditions.agreements.find(({ id }) => id === choice.agreementId);
  const wanted = indicativeQuoteInput(choice, agreement);
  const asked = { input: wanted, vehicle: insuredVehicle(choice) };
  const settled = useSettled(asked);
  const { input, vehicle } = settled;
  const answer = useVehicleQuoteQuery(
    input === null ? { skip: true } : { variables: { input, vehicle }, context: QUIET },
  );
  const isCurrent = JSON.stringify(asked) === JSON.stringify(settled) && !answer.loading;
  const quote = isCurrent && wanted !== null ? answer.data?.indicativeQuote : undefined;
  const figures = quote?.figures ?? null;
  return {
    wanted,
    figures,
    insured: insuredByEstimate(figures && quote?.insurance),
    failed: answer.error !== undefined,
  };
}

/** Returns the names of the ids in the address, from the cached lists of the cascade. */
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
  const { wanted, figures, insured, failed } = useIndicativeQuote(choice);
  const coupon = useCouponRow(choice.couponId);
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
        ...coupon,
        ...(figures === null ? [] : [...feeRows(figures), ...totalRows(figures, insured)]),
      ]}
      figure={
        <>
          <Payments live={!bare} figures={figures} />
          <InsuranceLines figures={figures} insured={insured} />
        </>
      }
      cftea={
        <CfteaPanel
          size="card"
          label={wanted.mode === 'UVA' ? TEXT.cfteaUva : TEXT.cftea}
          value={percent(figures?.cftea)}
          rates={[
            { label: TEXT.tna, value: percent(figures?.tna) },
            { label: TEXT.tea, value: percent(figures?.tea) },
          ]}
          second={figures === null ? WAITING_COST : insuredCost(insured)}
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

/** Shows an indicative quote before the applicant is known. */
export const QuoteAside = () => <QuoteCard />;

/** Shows the quote in an expandable bar on phones. */
export const QuoteBar = () => {
  const { choice } = useHolderFlow();
  const { figures, insured } = useIndicativeQuote(choice);
  return (
    <SummaryBar {...insuredBar(figures, insured)} title={TEXT.title}>
      <QuoteCard bare />
    </SummaryBar>
  );
};
