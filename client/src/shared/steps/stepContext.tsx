import { createContext, useContext } from 'react';

/** Makes the context shared by the steps of a flow; its hook throws outside of `gate`, which provides it. */
export function createStepContext<Flow>(gate: string) {
  const FlowContext = createContext<Flow | null>(null);
  function useFlow(): Flow {
    const flow = useContext(FlowContext);
    if (flow === null) throw new Error(`This step needs ${gate} above it.`);
    return flow;
  }
  return { FlowContext, useFlow };
}
