import { useEffect, useId, useRef } from 'react';
import { messages } from '../messages.ts';
import { focusField } from './focusField.ts';
import './ErrorSummary.css';

export type FormError = { fieldId: string; message: string };

export type ErrorSummaryProps = {
  errors: FormError[];
  title?: string;
  /** When it changes the summary takes the focus again: the number of failed submits. */
  focusKey?: number | string;
};

const Summary = ({ errors, title = messages.errorSummaryTitle }: Omit<ErrorSummaryProps, 'focusKey'>) => {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(function takeFocus() {
    box.current?.focus();
  }, []);
  return (
    <section ref={box} className="pd-error-summary" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className="pd-error-summary__title">
        {title}
      </h2>
      <ul className="pd-error-summary__list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              className="pd-error-summary__link"
              href={`#${fieldId}`}
              onClick={(event) => {
                if (focusField(fieldId)) event.preventDefault();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What is wrong, above the heading, each line a link to its field in the same words (UX §3, 4). */
export const ErrorSummary = ({ focusKey, ...props }: ErrorSummaryProps) =>
  props.errors.length > 0 ? <Summary key={focusKey} {...props} /> : null;
