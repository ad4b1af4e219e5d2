import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { Page } from './Page.tsx';

/** Placeholder while the script of a screen loads. */
export const ScreenWaiting = ({ width = 'form' }: { width?: 'form' | 'wide' }) => (
  <Page width={width}>
    <Delayed>
      <SkeletonText lines={6} />
    </Delayed>
  </Page>
);
