import { useLocation } from 'react-router-dom';
import { useHolderFlow, type HolderSimulation } from '../../flow/HolderContext.ts';
import { isVehicleChange } from './vehicleChange.ts';

/** Returns the simulation whose vehicle this step changes; null before the first offer and once there is a proposal. */
export function useChangedSimulation(): HolderSimulation | null {
  const { simulation, proposal } = useHolderFlow();
  const isChange = isVehicleChange(useLocation().search);
  return isChange && proposal?.simulationId !== simulation?.id ? simulation : null;
}
