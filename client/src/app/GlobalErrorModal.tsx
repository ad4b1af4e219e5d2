import { lazy, Suspense } from 'react';
import { useFailure } from '../shared/errors/errorStore.ts';

const ErrorDialog = lazy(async () => ({ default: (await import('./ErrorDialog.tsx')).ErrorDialog }));

/** The global error state's modal (SH-03, ER-02); its code comes with the first error. */
export const GlobalErrorModal = () => {
  const failure = useFailure();
  return failure === null ? null : (
    <Suspense>
      <ErrorDialog kind={failure} />
    </Suspense>
  );
};
