import { BiometryGate } from './BiometryGate.tsx';
import type { FlowBrand } from './flow.ts';
import { StepScreen } from './StepScreen.tsx';

/** The flow under one brand: who may come in, and the step that the address names. */
export const BiometryScreens = ({ brand }: { brand: FlowBrand }) => (
  <BiometryGate brand={brand}>
    <StepScreen />
  </BiometryGate>
);
