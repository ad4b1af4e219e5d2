import { useLocation } from 'react-router-dom';
import { stepScreen, StepScreen, type StepScreens } from '../../shared/steps/StepScreen.tsx';
import { EntryScreen } from './entry/EntryScreen.tsx';
import { guard, nextStep, stepAt, type SaleStepId } from './flow.ts';
import { useSale } from './SaleContext.ts';
import { SaleGate } from './SaleGate.tsx';

const SCREENS: StepScreens<SaleStepId> = {
  data: stepScreen(async () => (await import('./data/DataScreen.tsx')).DataScreen),
  documents: stepScreen(async () => (await import('./documents/DocumentsScreen.tsx')).DocumentsScreen),
  account: stepScreen(async () => (await import('./account/AccountScreen.tsx')).AccountScreen),
  end: stepScreen(async () => (await import('./end/EndScreen.tsx')).EndScreen),
};

const Step = ({ step }: { step: SaleStepId }) => {
  const { sale, href } = useSale();
  const ways = { elsewhere: guard(step, sale), next: nextStep(step, sale), href };
  return <StepScreen key={sale.id} screens={SCREENS} step={step} {...ways} />;
};

/** The flow of who sells: the sale is found first, and then each step is about it. */
export const SellerScreens = () => {
  const step = stepAt(useLocation().pathname);
  if (step === null) return <EntryScreen />;
  return (
    <SaleGate>
      <Step step={step} />
    </SaleGate>
  );
};
