type Read<Proposal, Simulation> = { currentProposal: Proposal | null; currentSimulation: Simulation | null };

/** Returns the proposal and simulation to continue with, without a cancelled proposal and its simulation (ST-17). */
export function currentWork<
  Proposal extends { flow: { isCancelled: boolean }; simulationId: string },
  Simulation extends { id: string },
>({ currentProposal, currentSimulation }: Read<Proposal, Simulation>) {
  if (!currentProposal?.flow.isCancelled) return { proposal: currentProposal, simulation: currentSimulation };
  const isOver = currentSimulation?.id === currentProposal.simulationId;
  return { proposal: null, simulation: isOver ? null : currentSimulation };
}
