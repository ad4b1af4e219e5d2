import { Loading } from './Loadable.tsx';
import { LoadProblem } from './LoadProblem.tsx';
import { Page } from './Page.tsx';
import { usePageTitle } from './usePageTitle.ts';

type ReadingPageProps = {
  title: string;
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
};

/** In place of the screens of an address while their data loads, or after that failed. */
export const ReadingPage = ({ title, query }: ReadingPageProps) => {
  usePageTitle(title);
  if (query.error === undefined || query.loading) return <Loading />;
  return (
    <Page width="form">
      {/* After a failed retry the page stays as it is. */}
      <LoadProblem headingLevel={1} onRetry={() => void query.refetch().catch(() => undefined)} />
    </Page>
  );
};
