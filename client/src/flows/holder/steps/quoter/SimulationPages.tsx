import { Button } from '@prendarios/design-system/actions/Button';
import { Timeline } from '@prendarios/design-system/data/Timeline';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Illustration } from '@prendarios/design-system/foundations/Illustration';
import { useBank } from '#shared/page/bank.ts';
import { telHref } from '#shared/page/help/telHref.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { QUOTER_TEXTS } from './texts.ts';

const { waiting: WAITING, problem: PROBLEM } = QUOTER_TEXTS;

/** Shown while the bank evaluates. */
export const WaitingPage = () => (
  <StepPage
    title={WAITING.title}
    subtitle={WAITING.subtitle}
    pageTitle={WAITING.title}
    phoneBar={null}
    previous={null}
  >
    <LiveRegion message={WAITING.title} />
    <Illustration name="waiting" />
    <Timeline
      items={WAITING.steps.map((title, at) => ({
        title,
        state: (['done', 'current', 'todo'] as const)[at] ?? 'todo',
      }))}
    />
  </StepPage>
);

type ProblemPageProps = { slow: boolean; busy: boolean; onRetry: () => void };

/** Says that the evaluation failed or takes too long, and that the answers are saved. */
export const ProblemPage = ({ slow, busy, onRetry }: ProblemPageProps) => {
  const { phone } = useBank().contacts;
  return (
    <StepPage title={QUOTER_TEXTS.problem.heading} pageTitle={PROBLEM.title} phoneBar={null}>
      <ErrorState
        headingLevel={2}
        title={slow ? PROBLEM.slowTitle : PROBLEM.title}
        action={
          <Stack gap={3} align="start">
            <Button busy={busy} busyText={COMMON_TEXTS.sending} onClick={onRetry}>
              {COMMON_TEXTS.retry}
            </Button>
            <Button variant="secondary" icon="phone" href={telHref(phone)}>
              {PROBLEM.call(phone)}
            </Button>
          </Stack>
        }
      >
        {slow ? PROBLEM.slowText : `${PROBLEM.text} ${PROBLEM.later}`}
      </ErrorState>
    </StepPage>
  );
};
