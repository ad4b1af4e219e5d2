import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../shared/errors/LoadProblem.tsx';
import { COMMON_TEXTS } from '../../shared/texts/common.ts';
import type { StepId } from './flow.ts';
import { StepPage } from './StepPage.tsx';

type StepQueryProps<Shown> = {
  step: StepId;
  title: string;
  /** What the step is about; undefined until it was read. */
  shown: Shown | null | undefined;
  query: { loading: boolean; refetch: () => Promise<unknown> };
  children: (shown: Shown) => ReactNode;
};

/** What is shown of a step once it was read, and its page until then or when that failed. */
export function StepQuery<Shown>({ step, title, shown, query, children }: StepQueryProps<Shown>) {
  if (shown !== null && shown !== undefined) return children(shown);
  return (
    <StepPage step={step} title={title}>
      {query.loading ? (
        <Delayed>
          <Stack gap={5}>
            <Skeleton shape="field" label={COMMON_TEXTS.loading} />
            <Skeleton shape="field" />
          </Stack>
        </Delayed>
      ) : (
        // A failed try leaves the page in place.
        <LoadProblem onRetry={() => void query.refetch().catch(() => undefined)} />
      )}
    </StepPage>
  );
}
