import { useLocation } from 'react-router-dom';
import { BiometryGate } from './BiometryGate.tsx';
import { brandAt } from './flow.ts';
import { StepScreen } from './StepScreen.tsx';

/** The flow under the brand of its address: who may come in, and the step that the address names. */
export const BiometryScreens = () => {
  const { pathname } = useLocation();
  return (
    <BiometryGate brand={brandAt(pathname)}>
      <StepScreen />
    </BiometryGate>
  );
};
