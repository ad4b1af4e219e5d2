type Read<Proposal, Simulation> = { currentProposal: Proposal | null; currentSimulation: Simulation | null };

/** What there is to go on with. A cancelled proposal is over, and so is the quote that it was made of (ST-17). */
export function currentWork<
  Proposal extends { flow: { cancelled: boolean }; simulationId: string },
  Simulation extends { id: string },
>({ currentProposal, currentSimulation }: Read<Proposal, Simulation>) {
  if (!currentProposal?.flow.cancelled) return { proposal: currentProposal, simulation: currentSimulation };
  const isOver = currentSimulation?.id === currentProposal.simulationId;
  return { proposal: null, simulation: isOver ? null : currentSimulation };
}
