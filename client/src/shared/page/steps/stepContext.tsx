import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HoldContext } from '#shared/forms/heldStep.ts';

/** Creates the context shared by the steps of a flow; its hook throws outside of the component named `gate`. */
export function createStepContext<Flow>(gate: string) {
  const FlowValue = createContext<Flow | null>(null);

  /** A mutation's response updates the flow before the next page renders, so the sending page keeps the old value. */
  const FlowContext = ({ value, children }: { value: Flow; children: ReactNode }) => {
    const { pathname } = useLocation();
    const [sentFrom, setSentFrom] = useState<string | null>(null);
    const [shown, setShown] = useState(value);
    const hold = useCallback((isSent: boolean) => setSentFrom(isSent ? pathname : null), [pathname]);
    const isHeld = sentFrom === pathname;
    if (!isHeld && shown !== value) setShown(value);
    return (
      <HoldContext value={hold}>
        <FlowValue value={isHeld ? shown : value}>{children}</FlowValue>
      </HoldContext>
    );
  };

  function useFlow(): Flow {
    const flow = useContext(FlowValue);
    if (flow === null) throw new Error(`This step needs ${gate} above it.`);
    return flow;
  }
  return { FlowContext, useFlow };
}
