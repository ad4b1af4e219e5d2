import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { COMMON_TEXTS as TEXT } from '../texts/common.ts';
import { useRetryOnline } from './useRetryOnline.ts';

/** For the queries of lists: their failure is told beside the fields, never over them. */
export const LIST_CONTEXT = { quiet: true };

type ListQuery = { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };

const failed = ({ error, loading }: ListQuery) => error !== undefined && !loading;

/** Stands by fields whose options could not be read; nothing while they could. */
export const ListProblem = ({ queries }: { queries: readonly ListQuery[] }) => {
  const retry = () => {
    for (const query of queries.filter(failed)) {
      // A failed try leaves this in place.
      query.refetch().catch(() => undefined);
    }
  };
  useRetryOnline(retry);
  return queries.some(failed) ? (
    <Alert
      tone="warning"
      live
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          {TEXT.retry}
        </Button>
      }
    >
      {TEXT.listProblem}
    </Alert>
  ) : null;
};
