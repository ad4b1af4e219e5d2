import { useFailure } from '../shared/errors/errorStore.ts';
import { ErrorDialog } from './ErrorDialog.tsx';

/** The global error state's modal (SH-03, ER-02); its code is there before: it could not be fetched without a connection. */
export const GlobalErrorModal = () => {
  const failure = useFailure();
  return failure === null ? null : <ErrorDialog kind={failure} />;
};
