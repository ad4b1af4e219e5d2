type Read<Proposal, Simulation> = { currentProposal: Proposal | null; currentSimulation: Simulation | null };

/** The proposal and the simulation to continue with; neither a cancelled proposal nor its simulation (ST-17). */
export function currentWork<
  Proposal extends { flow: { isCancelled: boolean }; simulationId: string },
  Simulation extends { id: string },
>({ currentProposal, currentSimulation }: Read<Proposal, Simulation>) {
  if (!currentProposal?.flow.isCancelled) return { proposal: currentProposal, simulation: currentSimulation };
  const isOver = currentSimulation?.id === currentProposal.simulationId;
  return { proposal: null, simulation: isOver ? null : currentSimulation };
}
