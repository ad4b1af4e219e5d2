import { createContext, useContext, useLayoutEffect } from 'react';

/** Called by a form when it starts and stops sending; the surrounding steps provide it. */
export const HoldContext = createContext<(isSent: boolean) => void>(() => undefined);

/** Keeps the step around a submitted form unchanged until a problem or the next page appears. */
export function useHeldStep(isSent: boolean): void {
  const hold = useContext(HoldContext);
  useLayoutEffect(
    function holdWhileSent() {
      if (!isSent) return undefined;
      hold(true);
      return () => hold(false);
    },
    [hold, isSent],
  );
}
