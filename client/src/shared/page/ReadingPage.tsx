import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { LoadProblem } from '../errors/LoadProblem.tsx';
import { usePageTitle } from '../title/usePageTitle.ts';
import { Page } from './Page.tsx';

type ReadingPageProps = {
  title: string;
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
};

/** Stands for a flow while what it is about is read, and where that failed. */
export const ReadingPage = ({ title, query }: ReadingPageProps) => {
  usePageTitle(title);
  return (
    <Page width="form">
      {query.error !== undefined && !query.loading ? (
        // A failed try leaves the page in place.
        <LoadProblem headingLevel={1} onRetry={() => void query.refetch().catch(() => undefined)} />
      ) : (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      )}
    </Page>
  );
};
