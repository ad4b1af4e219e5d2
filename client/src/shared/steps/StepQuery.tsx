import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ReactNode } from 'react';
import { LoadProblem } from '../errors/LoadProblem.tsx';
import { COMMON_TEXTS } from '../texts/common.ts';

/** Query context of a step: a cut connection is shown in the page, in place of its data. */
export const READ_CONTEXT = { showsOffline: true };

type PageProps<Id extends string> = { step: Id; title: string; subtitle?: string; children: ReactNode };

type StepQueryProps<Id extends string, Data> = Omit<PageProps<Id>, 'children'> & {
  /** The page of the flow's steps. */
  Page: (props: PageProps<Id>) => ReactNode;
  /** The data of the step; undefined while loading. */
  data: Data | null | undefined;
  query: { loading: boolean; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
};

/** Renders a step once its data is loaded; until then, or after a failure, a placeholder in its page. */
export function StepQuery<Id extends string, Data>(props: StepQueryProps<Id, Data>) {
  const { Page, data, query, children, ...page } = props;
  if (data !== null && data !== undefined) return children(data);
  return (
    <Page {...page}>
      {query.loading ? (
        <Delayed>
          <Stack gap={5}>
            <Skeleton shape="field" label={COMMON_TEXTS.loading} />
            <Skeleton shape="field" />
            <Skeleton shape="field" />
          </Stack>
        </Delayed>
      ) : (
        // After a failed retry the page stays as it is.
        <LoadProblem onRetry={() => void query.refetch().catch(() => undefined)} />
      )}
    </Page>
  );
}
