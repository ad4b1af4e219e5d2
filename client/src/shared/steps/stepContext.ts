import { createContext, useContext } from 'react';

/** The context that the steps of a flow share; its hook throws without `gate`, which provides it, above. */
export function createStepContext<Flow>(gate: string) {
  const FlowContext = createContext<Flow | null>(null);
  function useFlow(): Flow {
    const flow = useContext(FlowContext);
    if (flow === null) throw new Error(`This step needs ${gate} above it.`);
    return flow;
  }
  return { FlowContext, useFlow };
}
