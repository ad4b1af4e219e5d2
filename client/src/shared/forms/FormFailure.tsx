import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { WriteFailure } from '#shared/api/classify.ts';
import { useFailure } from '#shared/api/errorStore.ts';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';
import { COMMON_TEXTS as TEXT } from '#shared/text/common.ts';
import { MovedOn } from './MovedOn.tsx';

type FormFailureProps = {
  form: {
    failure: WriteFailure | null;
    general: readonly string[];
    hasMovedOn?: boolean;
    isAsking?: boolean;
    retry: () => void;
    busy: boolean;
  };
};

/** Scrolls into view, because on phones the sticky submit button can be far from the message. */
const InView = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(function scrollHere() {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={box}>{children}</div>;
};

type TryAgainProps = { failure: WriteFailure; busy: boolean; onRetry: () => void };

/** Reports an attempt without a usable response, with a retry button, and says when the browser is online again. */
const TryAgain = ({ failure, busy, onRetry }: TryAgainProps) => {
  const [isBack, setBack] = useState(false);
  useRetryOnline(() => setBack(failure === 'offline'));
  const { title, message } = isBack ? TEXT.backOnline : TEXT[failure];
  return (
    <Alert
      tone={isBack ? 'info' : 'danger'}
      live
      title={title}
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          {TEXT.retry}
        </Button>
      }
    >
      {message}
    </Alert>
  );
};

/** Shows form-level problems, and attempts whose outcome is unknown. */
export const FormFailure = ({ form }: FormFailureProps) => {
  const { failure, general, hasMovedOn = false, isAsking = false } = form;
  const isModalOpen = useFailure() !== null;
  if (isAsking) {
    return (
      <InView key="asking">
        <Alert tone="info" live>
          {TEXT.asking}
        </Alert>
      </InView>
    );
  }
  // The modal already reports it; show one message at a time.
  if (failure === 'problem' && isModalOpen) return null;
  if (failure !== null) {
    return (
      <InView key={failure}>
        <TryAgain failure={failure} busy={form.busy} onRetry={form.retry} />
      </InView>
    );
  }
  return (
    <>
      {hasMovedOn && (
        <InView>
          <MovedOn />
        </InView>
      )}
      {general.map((message) => (
        <InView key={message}>
          <Alert tone="danger" live>
            {message}
          </Alert>
        </InView>
      ))}
    </>
  );
};
