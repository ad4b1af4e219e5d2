import { useLocation } from 'react-router-dom';
import { useHolderFlow, type HolderSimulation } from '../../flow/HolderContext.ts';
import { isVehicleChange } from './vehicleChange.ts';

/** The simulation whose vehicle this step changes; null on the way to a first offer, and once it has a proposal. */
export function useChangedSimulation(): HolderSimulation | null {
  const { simulation, proposal } = useHolderFlow();
  const isChange = isVehicleChange(useLocation().search);
  return isChange && proposal?.simulationId !== simulation?.id ? simulation : null;
}
