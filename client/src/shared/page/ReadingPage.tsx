import type { ReactNode } from 'react';
import { LoadProblem } from './LoadProblem.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { Page } from './Page.tsx';

type ReadingPageProps = {
  title: string;
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** Shown while it loads: a ScreenWaiting. */
  children: ReactNode;
};

/** Placeholder of a flow while its data loads, or after that failed. */
export const ReadingPage = ({ title, query, children }: ReadingPageProps) => {
  usePageTitle(title);
  if (query.error === undefined || query.loading) return children;
  return (
    <Page width="form">
      {/* After a failed retry the page stays as it is. */}
      <LoadProblem headingLevel={1} onRetry={() => void query.refetch().catch(() => undefined)} />
    </Page>
  );
};
