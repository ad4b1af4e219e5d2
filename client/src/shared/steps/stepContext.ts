import { createContext, useContext } from 'react';

/** What the steps of a flow share, and the hook that reads it under `gate`, which provides it. */
export function createStepContext<Flow>(gate: string) {
  const FlowContext = createContext<Flow | null>(null);
  function useFlow(): Flow {
    const flow = useContext(FlowContext);
    if (flow === null) throw new Error(`This step needs ${gate} above it.`);
    return flow;
  }
  return { FlowContext, useFlow };
}
