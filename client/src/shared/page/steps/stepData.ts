import { useDeferredValue } from 'react';

/** Query context of a step: a cut connection is shown in the page, in place of its data. */
export const READ_CONTEXT = { showsOffline: true };

type Query = { loading: boolean; refetch: () => Promise<unknown> };

/** Settles once the step's data was read again, or could not be: the data of before then stays. */
export const readAgain = ({ refetch }: Pick<Query, 'refetch'>): Promise<void> =>
  refetch().then(
    () => undefined,
    () => undefined,
  );

/** Data that is not there: it loads, or could not be loaded. */
export type Pending = { data: null; retry: (() => void) | null };
export const LOADING: Pending = { data: null, retry: null };

/** The data of a step, or what its page shows in place of it; `data` is undefined while it loads. */
export function useStepData<Data>(
  data: Data | null | undefined,
  query: Query,
): { data: NonNullable<Data> } | Pending {
  const isThere = data !== null && data !== undefined;
  // Apollo shows an answer at once; a long form is rendered in slices, so that the page reacts meanwhile.
  const isDue = useDeferredValue(isThere);
  if (isThere && isDue) return { data };
  // After a failed retry the page stays as it is.
  return query.loading || isThere ? LOADING : { data: null, retry: () => void readAgain(query) };
}
