import { Button } from '@prendarios/design-system/actions/Button';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { COMMON_TEXTS as TEXT } from '#shared/text/common.ts';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';

type LoadProblemProps = { onRetry: () => void; headingLevel?: 1 | 2 | 3 };

/** Shows an error and a retry button instead of data that failed to load. */
export const LoadProblem = ({ onRetry, headingLevel = 2 }: LoadProblemProps) => {
  useRetryOnline(onRetry);
  return (
    <ErrorState
      title={TEXT.loadProblem.title}
      headingLevel={headingLevel}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {TEXT.retry}
        </Button>
      }
    >
      {TEXT.loadProblem.message}
    </ErrorState>
  );
};
