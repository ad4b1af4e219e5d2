import { useDeferredValue } from 'react';

/** Query context of a step: a lost connection is reported in the page, in place of the data. */
export const READ_CONTEXT = { showsOffline: true };

type Query = { loading: boolean; refetch: () => Promise<unknown> };

/** Refetches the step's data and always resolves; after a failure the earlier data stay. */
export const readAgain = ({ refetch }: Pick<Query, 'refetch'>): Promise<void> =>
  refetch().then(
    () => undefined,
    () => undefined,
  );

/** State of data that are loading or failed to load; `retry` is null while they load. */
export type Pending = { data: null; retry: (() => void) | null };
export const LOADING: Pending = { data: null, retry: null };

/** Returns the data of a step, or its loading state; `data` is undefined while it loads. */
export function useStepData<Data>(
  data: Data | null | undefined,
  query: Query,
): { data: NonNullable<Data> } | Pending {
  const isThere = data !== null && data !== undefined;
  // Apollo renders a response at once; deferring renders a long form in slices and keeps the page responsive.
  const isDue = useDeferredValue(isThere);
  if (isThere && isDue) return { data };
  // The page stays unchanged if a retry fails.
  return query.loading || isThere ? LOADING : { data: null, retry: () => void readAgain(query) };
}
