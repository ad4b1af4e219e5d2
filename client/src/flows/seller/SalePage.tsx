import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { formatPesos } from '@prendarios/rules/format';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { LeaveDevice } from '#shared/page/LeaveDevice.tsx';
import { StepPage, type FlowPageProps } from '#shared/page/steps/StepPage.tsx';
import { previousStep, progress, stepById, type SaleStepId } from './flow.ts';
import { useSale } from './SaleContext.ts';
import { sellerName } from './sellerIdentity.ts';
import { SELLER_FLOW_TEXTS as TEXT } from './texts.ts';

/** Summary of the sale, next to every step. */
const SaleAside = () => {
  const { sale } = useSale();
  return (
    <SummaryCard
      title={TEXT.summary.title}
      rows={[
        { term: TEXT.summary.buyer, value: sale.buyerName },
        { term: TEXT.summary.vehicle, value: vehicleName(sale.vehicle) },
        { term: TEXT.summary.transfer, value: formatPesos(sale.transfer.amount) },
        { term: TEXT.summary.seller, value: sellerName(sale.seller) || TEXT.summary.notKnown },
        { term: TEXT.summary.number, value: sale.number },
        ...(sale.account === null || sale.account === undefined
          ? []
          : [{ term: TEXT.summary.account, value: sale.account.maskedNumber }]),
      ]}
      note={TEXT.summary.saved}
    />
  );
};

/** The page of a step, with progress, Back and the summary of the sale. */
export const SalePage = ({ step, ...page }: FlowPageProps<SaleStepId>) => {
  const { sale, href } = useSale();
  const previous = previousStep(step, sale);
  return (
    <StepPage
      aside={<SaleAside />}
      {...page}
      below={
        <>
          {page.below}
          <LeaveDevice />
        </>
      }
      of={stepById(step)}
      progress={progress(step, sale)}
      previous={previous && href(previous)}
    />
  );
};
