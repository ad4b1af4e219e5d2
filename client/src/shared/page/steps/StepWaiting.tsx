import type { ReactNode } from 'react';
import type { PageHeading } from '../heading.ts';
import { ScreenWaiting, type WaitingShape } from '../ScreenWaiting.tsx';
import type { FlowProgress } from './flow.ts';
import { Progress } from './Progress.tsx';

type StepWaitingProps = {
  of: PageHeading;
  /** Above the progress. */
  above?: ReactNode;
  progress: FlowProgress | null;
  /** Address of the previous step; null for the first. */
  previous: string | null;
  width?: 'form' | 'wide';
  hasAside?: boolean;
  shape?: WaitingShape | undefined;
};

/** A step while its script or the flow's data loads, with what is known of it without data. */
export const StepWaiting = ({ above, progress, previous, ...page }: StepWaitingProps) => (
  <ScreenWaiting
    {...page}
    progress={
      <>
        {above}
        {progress && <Progress {...progress} />}
      </>
    }
    back={previous === null ? undefined : { href: previous }}
  />
);
