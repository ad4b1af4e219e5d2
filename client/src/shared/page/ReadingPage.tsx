import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { LoadProblem } from '../errors/LoadProblem.tsx';
import { usePageTitle } from '../title/usePageTitle.ts';
import { Page } from './Page.tsx';

type ReadingPageProps = {
  title: string;
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
};

/** Placeholder of a flow while its data loads, or after that failed. */
export const ReadingPage = ({ title, query }: ReadingPageProps) => {
  usePageTitle(title);
  return (
    <Page width="form">
      {query.error !== undefined && !query.loading ? (
        // After a failed retry the page stays as it is.
        <LoadProblem headingLevel={1} onRetry={() => void query.refetch().catch(() => undefined)} />
      ) : (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      )}
    </Page>
  );
};
