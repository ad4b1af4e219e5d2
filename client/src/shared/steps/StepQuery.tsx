import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ReactNode } from 'react';
import { LoadProblem } from '../errors/LoadProblem.tsx';
import { COMMON_TEXTS } from '../texts/common.ts';

/** A step's own query shows a cut connection where its data would be. */
export const READ_CONTEXT = { showsOffline: true };

type PageProps<Id extends string> = { step: Id; title: string; subtitle?: string; children: ReactNode };

type StepQueryProps<Id extends string, Shown> = Omit<PageProps<Id>, 'children'> & {
  /** The page of the flow's steps. */
  Page: (props: PageProps<Id>) => ReactNode;
  /** What the step is about; undefined until it was read. */
  shown: Shown | null | undefined;
  query: { loading: boolean; refetch: () => Promise<unknown> };
  children: (shown: Shown) => ReactNode;
};

/** What is shown of a step once it was read, and its page until then or when that failed. */
export function StepQuery<Id extends string, Shown>(props: StepQueryProps<Id, Shown>) {
  const { Page, shown, query, children, ...page } = props;
  if (shown !== null && shown !== undefined) return children(shown);
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
        // A failed try leaves the page in place.
        <LoadProblem onRetry={() => void query.refetch().catch(() => undefined)} />
      )}
    </Page>
  );
}
