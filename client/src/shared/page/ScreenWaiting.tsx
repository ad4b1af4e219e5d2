import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { Page } from './Page.tsx';

/** In place of a screen that is on its way. */
export const ScreenWaiting = ({ width = 'form' }: { width?: 'form' | 'wide' }) => (
  <Page width={width}>
    <Delayed>
      <SkeletonText lines={6} />
    </Delayed>
  </Page>
);
