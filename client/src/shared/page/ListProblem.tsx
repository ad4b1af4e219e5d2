import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { COMMON_TEXTS as TEXT } from '#shared/text/common.ts';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';

/** Query context for lists: failures appear next to the fields instead of in the modal. */
export const LIST_CONTEXT = { quiet: true };

type ListQuery = { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };

const failed = ({ error, loading }: ListQuery) => error !== undefined && !loading;

/** Shows an error and a retry button next to fields whose options failed to load. */
export const ListProblem = ({ queries }: { queries: readonly ListQuery[] }) => {
  const retry = () => {
    for (const query of queries.filter(failed)) {
      // This message stays visible if the retry fails.
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
