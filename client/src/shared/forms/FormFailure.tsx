import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { COMMON_TEXTS as TEXT } from '../texts/common.ts';
import type { FailureKind } from '../errors/classify.ts';

type FormFailureProps = {
  form: { failure: FailureKind | null; general: readonly string[]; retry: () => void; busy: boolean };
};

/** What no single field can tell: refusals of the whole form, and tries that got no usable answer. */
export const FormFailure = ({ form }: FormFailureProps) => {
  const { failure, general } = form;
  if (failure === null) {
    return general.map((message) => (
      <Alert key={message} tone="danger" live>
        {message}
      </Alert>
    ));
  }
  const { title, message } = failure === 'offline' ? TEXT.offline : TEXT.problem;
  return (
    <Alert
      tone="danger"
      live
      title={title}
      action={
        <Button variant="secondary" size="small" busy={form.busy} onClick={form.retry}>
          {TEXT.retry}
        </Button>
      }
    >
      {message}
    </Alert>
  );
};
