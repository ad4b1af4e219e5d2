import { dismissFailure, useFailure } from '#shared/api/errorStore.ts';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';

const ErrorDialog = lazyDialog(async () => (await import('./ErrorDialog.tsx')).ErrorDialog);

/** The modal of the global error state (SH-03, ER-02). */
export const GlobalErrorModal = () => {
  const failure = useFailure();
  // Closes the message about the lost connection once the connection is back.
  useRetryOnline(() => {
    if (failure === 'offline') dismissFailure();
  });
  return <ErrorDialog open={failure !== null} failure={failure} />;
};
