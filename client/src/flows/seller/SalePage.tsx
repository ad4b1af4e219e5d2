import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { StepProgress } from '@prendarios/design-system/form/StepProgress';
import { nameCase } from '@prendarios/rules/displayCase';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { SaleViewFragment } from '../../generated/graphql.ts';
import { FormScreen, type FormScreenProps } from '../../shared/page/FormScreen.tsx';
import { previousStep, stepsOf, type SaleStepId } from './flow.ts';
import { useSale } from './SaleContext.ts';
import { SELLER_FLOW_TEXTS as TEXT } from './texts.ts';

export function sellerName({
  company,
  firstName,
  lastName,
  businessName,
}: SaleViewFragment['seller']): string {
  return company ? (businessName ?? '') : nameCase(`${firstName ?? ''} ${lastName ?? ''}`.trim());
}

const Progress = ({ step }: { step: SaleStepId }) => {
  const steps = stepsOf(useSale().sale);
  const at = steps.findIndex(({ id }) => id === step);
  if (steps.length < 2) return null;
  return (
    <StepProgress
      current={at + 1}
      total={steps.length}
      title={steps[at]?.title ?? ''}
      steps={steps.map(({ title }, place) => {
        const later = place === at ? 'current' : 'todo';
        return { label: title, state: place < at ? 'done' : later };
      })}
    />
  );
};

/** What the sale is, beside every step. */
const SaleAside = () => {
  const { sale } = useSale();
  return (
    <SummaryCard
      title={TEXT.summary.title}
      rows={[
        { term: TEXT.summary.vehicle, value: vehicleName(sale.vehicle) },
        { term: TEXT.summary.seller, value: sellerName(sale.seller) },
        { term: TEXT.summary.number, value: sale.number },
        ...(sale.account === null || sale.account === undefined
          ? []
          : [{ term: TEXT.summary.account, value: sale.account.maskedNumber }]),
      ]}
      note={TEXT.summary.saved}
    />
  );
};

type SalePageProps = Omit<FormScreenProps, 'progress' | 'aside' | 'back'> & {
  step: SaleStepId;
};

/** A page of a step, with how far the person is, the way back and what the sale is. */
export function SalePage({ step, ...page }: SalePageProps) {
  const { sale, href } = useSale();
  const previous = previousStep(step, sale);
  return (
    <FormScreen
      back={previous === null ? undefined : { href: href(previous) }}
      {...page}
      aside={<SaleAside />}
      progress={<Progress step={step} />}
    />
  );
}
