import { useFailure } from '../shared/errors/errorStore.ts';
import { ErrorDialog } from './ErrorDialog.tsx';

/** The modal of the global error state (SH-03, ER-02). Not lazy: without a connection its code could not be loaded. */
export const GlobalErrorModal = () => {
  const failure = useFailure();
  return failure === null ? null : <ErrorDialog kind={failure} />;
};
