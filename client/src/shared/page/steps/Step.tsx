import { Suspense, useEffect, type ComponentType } from 'react';
import { lazyScreen } from '../lazyScreen.ts';
import { Loading } from '../Loadable.tsx';
import { Redirect } from '../Redirect.tsx';
import { StepOutlineContext, type StepOutline } from './outline.ts';

/** `load` fetches the screen's script, if it is separate. */
type OneScreen = { Screen: ComponentType; load?: () => Promise<unknown> };
export type StepScreens<Id extends string> = Readonly<Record<Id, OneScreen>>;

/** Returns a screen with its own script. */
export const stepScreen = (load: () => Promise<ComponentType>): OneScreen => ({
  Screen: lazyScreen(load),
  load,
});

/** Milliseconds to wait before prefetching, so that the current screen loads first. */
const PREFETCH_AFTER = 1_500;

/** Prefetches the next screen's script, so that the screen can open and report the problem if the connection drops. */
function usePrefetch(load: (() => Promise<unknown>) | undefined): void {
  useEffect(
    function prefetch() {
      if (load === undefined) return undefined;
      const timer = setTimeout(() => {
        // A script that failed to load is fetched again when the screen is shown.
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
  /** The most likely next step. */
  next: Id | null;
  href: (step: Id) => string;
  outline: StepOutline;
};

/** Shows a step, or redirects to the due one. */
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
