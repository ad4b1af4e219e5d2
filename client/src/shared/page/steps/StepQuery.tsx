import { useDeferredValue, type ReactNode } from 'react';
import { LoadProblem } from '../LoadProblem.tsx';
import { LoadingContent, type LoadingShape } from '../LoadingPage.tsx';

/** Query context of a step: a cut connection is shown in the page, in place of its data. */
export const READ_CONTEXT = { showsOffline: true };

/** Settles once the step's data was read again, or could not be: the data of before then stays. */
export const readAgain = ({ refetch }: { refetch: () => Promise<unknown> }): Promise<void> =>
  refetch().then(
    () => undefined,
    () => undefined,
  );

type PageProps<Id extends string> = { step: Id; title?: string; subtitle?: string; children: ReactNode };

type StepQueryProps<Id extends string, Data> = Omit<PageProps<Id>, 'children'> & {
  /** The page of the flow's steps. */
  Page: (props: PageProps<Id>) => ReactNode;
  /** The data of the step; undefined while loading. */
  data: Data | null | undefined;
  /** Of what is in its place while it loads. */
  shape?: LoadingShape;
  query: { loading: boolean; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
};

/** Renders a step once its data is loaded; until then, or after a failure, a placeholder in its page. */
export function StepQuery<Id extends string, Data>(props: StepQueryProps<Id, Data>) {
  const { Page, query, children, shape, ...page } = props;
  // Apollo shows an answer at once; a long form is rendered in slices, so that the page reacts meanwhile.
  const isDue = useDeferredValue(props.data !== null && props.data !== undefined);
  const data = isDue ? props.data : undefined;
  if (data !== null && data !== undefined) return children(data);
  return (
    <Page {...page}>
      {query.loading || (props.data !== null && props.data !== undefined) ? (
        <LoadingContent shape={shape} />
      ) : (
        // After a failed retry the page stays as it is.
        <LoadProblem onRetry={() => void readAgain(query)} />
      )}
    </Page>
  );
}
