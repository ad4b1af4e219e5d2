import { Suspense, useEffect, type ComponentType } from 'react';
import { lazyScreen } from '../lazyScreen.ts';
import { Loading } from '../Loadable.tsx';
import { Redirect } from '../Redirect.tsx';
import { StepOutlineContext, type StepOutline } from './outline.ts';

/** `load` fetches the script of the screen, if it has its own. */
type OneScreen = { Screen: ComponentType; load?: () => Promise<unknown> };
export type StepScreens<Id extends string> = Readonly<Record<Id, OneScreen>>;

/** A screen in its own script. */
export const stepScreen = (load: () => Promise<ComponentType>): OneScreen => ({
  Screen: lazyScreen(load),
  load,
});

/** Milliseconds to wait before prefetching, so that the current screen loads first. */
const PREFETCH_AFTER = 1_500;

/** Prefetches the script of the next screen, so that it can still open, and report the problem, if the connection is cut. */
function usePrefetch(load: (() => Promise<unknown>) | undefined): void {
  useEffect(
    function prefetch() {
      if (load === undefined) return undefined;
      const timer = setTimeout(() => {
        // A failed script is fetched again when the screen is shown.
        if (navigator.onLine) load().catch(() => undefined);
      }, PREFETCH_AFTER);
      return () => clearTimeout(timer);
    },
    [load],
  );
}

type StepProps<Id extends string> = {
  screens: StepScreens<Id>;
  step: Id;
  /** The step to go to instead; null if `step` may be shown. */
  redirectTo: Id | null;
  /** The step that most probably comes next. */
  next: Id | null;
  href: (step: Id) => string;
  outline: StepOutline;
};

/** Shows a step, or redirects to the one that is due. */
export function Step<Id extends string>(props: StepProps<Id>) {
  const { screens, step, redirectTo, next, href, outline } = props;
  usePrefetch(next === null ? undefined : screens[next].load);
  if (redirectTo !== null) return <Redirect to={href(redirectTo)} />;
  const { Screen } = screens[step];
  return (
    <StepOutlineContext value={outline}>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </StepOutlineContext>
  );
}
