import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from '#shared/page/Loadable.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { stepScreen, StepScreen, type StepScreens } from '#shared/page/steps/StepScreen.tsx';
import { AccountScreen } from './account/AccountScreen.tsx';
import { DataScreen } from './data/DataScreen.tsx';
import { EndScreen } from './end/EndScreen.tsx';
import { EntryScreen } from './entry/EntryScreen.tsx';
import { guard, nextStep, stepAt, type SaleStepId } from './flow.ts';
import { useSale } from './SaleContext.ts';
import { SaleGate } from './SaleGate.tsx';

const ReadOnlyPage = lazyScreen(async () => (await import('#shared/page/ReadOnlyPage.tsx')).ReadOnlyPage);

/** In one script, so that no screen has to load once the sale is found; but the files' is fetched before its step. */
const SCREENS: StepScreens<SaleStepId> = {
  data: { Screen: DataScreen },
  documents: stepScreen(async () => (await import('./documents/DocumentsScreen.tsx')).DocumentsScreen),
  account: { Screen: AccountScreen },
  end: { Screen: EndScreen },
};

const Step = ({ step }: { step: SaleStepId }) => {
  const { sale, href } = useSale();
  const ways = { redirectTo: guard(step, sale), next: nextStep(step, sale), href };
  return <StepScreen key={sale.id} screens={SCREENS} step={step} {...ways} />;
};

/** The seller's flow: first the page that finds the sale, then its steps. An admin reads proposals only (SH-16). */
export const SellerScreens = () => {
  const step = stepAt(useLocation().pathname);
  const session = useSession();
  if (session.kind === 'user' && session.role === 'ADMIN') {
    return (
      <Suspense fallback={<Loading />}>
        <ReadOnlyPage />
      </Suspense>
    );
  }
  if (step === null) return <EntryScreen />;
  return (
    <SaleGate>
      <Step step={step} />
    </SaleGate>
  );
};
