import { createContext, useContext, useLayoutEffect } from 'react';

/** Told by a form whether it is being sent; the steps around it provide it. */
export const HoldContext = createContext<(isSent: boolean) => void>(() => undefined);

/** Keeps the step around a form as it was sent, until there is a problem or the next page. */
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
