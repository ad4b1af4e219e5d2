import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { LoadProblem } from '../errors/LoadProblem.tsx';
import { usePageTitle } from '../title/usePageTitle.ts';
import { Page } from './Page.tsx';

type ReadingPageProps = { title: string; failed: boolean; onRetry: () => void };

/** Stands for a flow while what it is about is read, and where that failed. */
export const ReadingPage = ({ title, failed, onRetry }: ReadingPageProps) => {
  usePageTitle(title);
  return (
    <Page width="form">
      {failed ? (
        <LoadProblem headingLevel={1} onRetry={onRetry} />
      ) : (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      )}
    </Page>
  );
};
