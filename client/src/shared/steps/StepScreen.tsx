import { Suspense, useEffect, type ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { lazyScreen } from '../page/lazyScreen.ts';
import { ScreenWaiting } from '../page/ScreenWaiting.tsx';

/** `load` fetches the script of a screen that has one of its own. */
type OneScreen = { Screen: ComponentType; load?: () => Promise<unknown> };
export type StepScreens<Id extends string> = Readonly<Record<Id, OneScreen>>;

/** A screen in a script of its own. */
export const stepScreen = (load: () => Promise<ComponentType>): OneScreen => ({
  Screen: lazyScreen(load),
  load,
});

/** Long enough for the screen in view to have what it needs first (milliseconds). */
const AHEAD_AFTER = 1_500;

/** Fetches the next screen while this one is filled in: if the connection is cut, that screen can say so. */
function useFetchedAhead(load: (() => Promise<unknown>) | undefined): void {
  useEffect(
    function fetchAhead() {
      if (load === undefined) return undefined;
      const timer = setTimeout(() => {
        // A screen that did not come is asked for again when it is shown.
        if (navigator.onLine) load().catch(() => undefined);
      }, AHEAD_AFTER);
      return () => clearTimeout(timer);
    },
    [load],
  );
}

type StepScreenProps<Id extends string> = {
  screens: StepScreens<Id>;
  step: Id;
  /** The step to go to instead; null when this one may be shown. */
  elsewhere: Id | null;
  /** What most probably comes after it. */
  next: Id | null;
  href: (step: Id) => string;
};

/** Shows a step, or leads to the one that is due. */
export function StepScreen<Id extends string>(props: StepScreenProps<Id>) {
  const { screens, step, elsewhere, next, href } = props;
  useFetchedAhead(next === null ? undefined : screens[next].load);
  if (elsewhere !== null) return <Navigate replace to={href(elsewhere)} />;
  const { Screen } = screens[step];
  return (
    <Suspense fallback={<ScreenWaiting />}>
      <Screen />
    </Suspense>
  );
}
