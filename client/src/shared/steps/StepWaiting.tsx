import type { PageHeading } from '../page/heading.ts';
import { ScreenWaiting } from '../page/ScreenWaiting.tsx';
import type { FlowProgress } from './flow.ts';
import { Progress } from './Progress.tsx';

type StepWaitingProps = {
  of: PageHeading;
  progress: FlowProgress | null;
  /** Address of the previous step; null for the first. */
  previous: string | null;
  width?: 'form' | 'wide';
  hasAside?: boolean;
};

/** A step while its script or the flow's data loads, with what is known of it without data. */
export const StepWaiting = ({ progress, previous, ...page }: StepWaitingProps) => (
  <ScreenWaiting
    {...page}
    progress={progress && <Progress {...progress} />}
    back={previous === null ? undefined : { href: previous }}
  />
);
