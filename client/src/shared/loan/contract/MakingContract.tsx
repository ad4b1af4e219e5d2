import { Button } from '@prendarios/design-system/actions/Button';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useLive } from '#shared/api/live/useLive.ts';
import { HoursPage } from '#shared/page/HoursPage.tsx';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { CONTRACT_TEXTS as TEXT } from './texts.ts';
import type { Making } from './useMaking.ts';

type MakingContractProps = {
  making: Exclude<Making, { state: 'made' | 'rejected' | 'unsupported' }>;
  onMake: () => void;
};

/** Tells the borrower that someone else has to act first. This is no error, and the page continues automatically. */
const Awaited = ({ title, onMake }: { title: string; onMake: () => void }) => {
  useLive(() => Promise.resolve(onMake()), { of: 'contract' });
  return (
    <EmptyState icon="clock" title={title}>
      <Text>{TEXT.otherBorrower.text}</Text>
      <Busy text={TEXT.otherBorrower.follows} />
    </EmptyState>
  );
};

/** Shows the state until there is a contract: it is being created, awaits someone, or failed. */
export const MakingContract = ({ making, onMake }: MakingContractProps) => {
  if (making.state === 'closed') return <HoursPage message={making.message} onRetry={onMake} />;
  return (
    <StepPage>
      {making.state === 'making' && <Busy text={TEXT.making} />}
      {making.state === 'otherBorrower' && <Awaited title={making.message} onMake={onMake} />}
      {making.state === 'waiting' && <Awaited title={TEXT.otherBorrower.data} onMake={onMake} />}
      {making.state === 'failed' && (
        <ErrorState
          title={TEXT.problem.title}
          action={
            <Button variant="secondary" onClick={onMake}>
              {COMMON_TEXTS.retry}
            </Button>
          }
        >
          {making.message}
        </ErrorState>
      )}
    </StepPage>
  );
};
