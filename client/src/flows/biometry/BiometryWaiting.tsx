import { useLocation } from 'react-router-dom';
import { ScreenWaiting } from '#shared/page/ScreenWaiting.tsx';
import { stepAt, stepById } from './flow.ts';

/** The step of the address while its script or the flow's data loads. */
export const BiometryWaiting = () => <ScreenWaiting of={stepById(stepAt(useLocation().pathname))} />;
