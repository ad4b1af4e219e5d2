import { Suspense, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SaleViewFragment } from '#generated/graphql.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { LeaveDevice } from '#shared/page/LeaveDevice.tsx';
import { Loading } from '#shared/page/Loadable.tsx';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { Redirect } from '#shared/page/Redirect.tsx';
import { useSession } from '#shared/session/sessionStore.ts';
import { Progress } from '#shared/page/steps/Progress.tsx';
import { stepScreen, Step, type StepScreens } from '#shared/page/steps/Step.tsx';
import { AccountScreen } from './account/AccountScreen.tsx';
import { DataScreen } from './data/DataScreen.tsx';
import { EndScreen } from './end/EndScreen.tsx';
import { EntryScreen } from './entry/EntryScreen.tsx';
import {
  guard,
  hrefOf,
  nextStep,
  previousStep,
  progress,
  stepAt,
  stepById,
  type SaleStepId,
} from './flow.ts';
import { OverPage } from './OverPage.tsx';
import { SaleAside } from './SaleAside.tsx';
import { SaleContext, useSale, type SaleFlow } from './SaleContext.ts';
import { SELLER_FLOW_TEXTS as TEXT } from './texts.ts';
import { useCurrentSale } from './useCurrentSale.ts';

const ReadOnlyPage = lazyScreen(async () => (await import('#shared/page/ReadOnlyPage.tsx')).ReadOnlyPage);

/** One script contains all screens but the documents', so that no other screen loads after the sale is found. */
const SCREENS: StepScreens<SaleStepId> = {
  data: { Screen: DataScreen },
  documents: stepScreen(async () => (await import('./documents/DocumentsScreen.tsx')).DocumentsScreen),
  account: { Screen: AccountScreen },
  end: { Screen: EndScreen },
};

type StepProps = { step: SaleStepId };

const CurrentStep = ({ step }: StepProps) => {
  const { sale, href } = useSale();
  const previous = previousStep(step, sale);
  return (
    <Step
      key={sale.id}
      screens={SCREENS}
      step={step}
      redirectTo={guard(step, sale)}
      next={nextStep(step, sale)}
      href={href}
      outline={{
        heading: stepById(step),
        progress: <Progress of={progress(step, sale)} />,
        previous: previous && href(previous),
        aside: <SaleAside />,
        below: <LeaveDevice />,
      }}
    />
  );
};

function useFlow(sale: SaleViewFragment | null | undefined): SaleFlow | null {
  const navigate = useNavigate();
  return useMemo(() => {
    if (sale === null || sale === undefined) return null;
    return {
      sale,
      href: (step) => hrefOf(step, sale.number),
      advance: (from, after) => void navigate(hrefOf(nextStep(from, after ?? sale), sale.number)),
    };
  }, [navigate, sale]);
}

/** Shows the flow in a browser with access to the sale; redirects others to the page that finds it. */
const FoundSale = ({ step }: StepProps) => {
  const { number, query, sale, former } = useCurrentSale();
  const { hash } = useLocation();
  const flow = useFlow(sale);
  if (sale === undefined) return <ReadingPage title={TEXT.page} query={query} />;
  if (former !== null) return <OverPage number={former} why="replaced" />;
  if (sale === null || flow === null) return <Redirect to={`${hrefOf('entry', number)}${hash}`} />;
  if (sale.status === 'CANCELLED') return <OverPage number={sale.number} why="cancelled" />;
  return (
    <SaleContext value={flow}>
      <CurrentStep step={step} />
    </SaleContext>
  );
};

/** Finds the sale, then shows its steps. Admins may only read proposals, so they see no step (SH-16). */
export const SellerSteps = () => {
  const step = stepAt(useLocation().pathname);
  const session = useSession();
  if (session.kind === 'user' && session.role === 'ADMIN') {
    return (
      <Suspense fallback={<Loading />}>
        <ReadOnlyPage />
      </Suspense>
    );
  }
  return step === null ? <EntryScreen /> : <FoundSale step={step} />;
};
