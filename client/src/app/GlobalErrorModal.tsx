import { useFailure } from '../shared/errors/errorStore.ts';
import { lazyDialog } from '../shared/page/lazyDialog.tsx';

const ErrorDialog = lazyDialog(async () => (await import('./ErrorDialog.tsx')).ErrorDialog);

/** The modal of the global error state (SH-03, ER-02). */
export const GlobalErrorModal = () => {
  const failure = useFailure();
  return <ErrorDialog open={failure !== null} kind={failure} />;
};
