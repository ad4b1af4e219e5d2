import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FailureKind } from '../errors/classify.ts';
import { COMMON_TEXTS as TEXT } from '../texts/common.ts';

type FormFailureProps = {
  form: { failure: FailureKind | null; general: readonly string[]; retry: () => void; busy: boolean };
};

/** Brings itself into view: on phones the button that was pressed floats over a long form. */
const InView = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(function scrollHere() {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={box}>{children}</div>;
};

/** What no single field can tell: refusals of the whole form, and tries that got no usable answer. */
export const FormFailure = ({ form }: FormFailureProps) => {
  const { failure, general } = form;
  if (failure === null) {
    return general.map((message) => (
      <InView key={message}>
        <Alert tone="danger" live>
          {message}
        </Alert>
      </InView>
    ));
  }
  const { title, message } = failure === 'offline' ? TEXT.offline : TEXT.problem;
  return (
    <InView key={failure}>
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
    </InView>
  );
};
