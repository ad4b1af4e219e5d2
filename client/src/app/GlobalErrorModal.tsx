import { useEffect, useState } from 'react';
import { useFailure } from '../shared/errors/errorStore.ts';
import { whenIdle } from '../shared/time/whenIdle.ts';
import type { ErrorDialog } from './ErrorDialog.tsx';

/**
 * The modal of the global error state (SH-03, ER-02). Its script is loaded once the first screen is there, before a
 * connection can be lost; a failure before that is shown when it has come.
 */
export const GlobalErrorModal = () => {
  const failure = useFailure();
  const [Dialog, setDialog] = useState<typeof ErrorDialog | null>(null);
  useEffect(function loadWhenIdle() {
    const load = () =>
      import('./ErrorDialog.tsx').then(
        (loaded) => setDialog(() => loaded.ErrorDialog),
        () => addEventListener('online', () => void load(), { once: true }),
      );
    whenIdle(() => void load());
  }, []);
  return failure === null || Dialog === null ? null : <Dialog kind={failure} />;
};
