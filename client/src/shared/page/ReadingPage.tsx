import { Loading } from './Loadable.tsx';
import { LoadProblem } from './LoadProblem.tsx';
import { Page } from './Page.tsx';
import { usePageTitle } from './usePageTitle.ts';

type ReadingPageProps = {
  title: string;
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
};

/** Shows the loading page while data loads, and an error with a retry button if it failed. */
export const ReadingPage = ({ title, query }: ReadingPageProps) => {
  usePageTitle(title);
  if (query.error === undefined || query.loading) return <Loading />;
  return (
    <Page width="form">
      {/* The page stays unchanged if a retry fails. */}
      <LoadProblem headingLevel={1} onRetry={() => void query.refetch().catch(() => undefined)} />
    </Page>
  );
};
