import { Button } from '@prendarios/design-system/actions/Button';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { useEffect, useRef } from 'react';
import { COMMON_TEXTS as TEXT } from '../texts/common.ts';

type LoadProblemProps = { onRetry: () => void; headingLevel?: 1 | 2 | 3 };

/** Asks again by itself when the browser finds its connection back. */
function useRetryOnline(onRetry: () => void): void {
  const latest = useRef(onRetry);
  useEffect(function followLatest() {
    latest.current = onRetry;
  });
  useEffect(function listenForConnection() {
    const retry = () => latest.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
}

/** Stands where a query's data would be when it could not be read. */
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
