import type { MouseEventHandler, ReactNode, SubmitEventHandler } from 'react';
import { Link } from '../foundations/Link.tsx';
import { Text } from '../foundations/Text.tsx';
import { messages } from '../messages.ts';
import './FormPage.css';

export type FormPageProps = {
  /** The page's question: its only h1. */
  title: ReactNode;
  subtitle?: ReactNode;
  progress?: ReactNode;
  back?: { href: string; label?: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
  errorSummary?: ReactNode;
  /** With it the content is a form that leaves all checking to us (`noValidate`). */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** The ButtonBar. */
  foot?: ReactNode;
  /** A small line under the buttons, such as SaveStatus. */
  note?: ReactNode;
  headingId?: string;
};

/** One subject a page: progress, way back, summary of errors, question, fields, action. */
export const FormPage = (props: FormPageProps) => {
  const { title, subtitle, progress, back, errorSummary, onSubmit, children, foot, note, headingId } = props;
  const content = (
    <>
      <div className="pd-form-page__fields">{children}</div>
      {foot}
      {note && <div className="pd-form-page__note">{note}</div>}
    </>
  );
  return (
    <div className="pd-form-page">
      {progress}
      {back && (
        <Link
          href={back.href}
          onClick={back.onClick}
          tone="quiet"
          icon="arrow-left"
          className="pd-form-page__back"
        >
          {back.label ?? messages.back}
        </Link>
      )}
      {errorSummary}
      <div className="pd-form-page__head">
        <Text as="h1" size={40} id={headingId} tabIndex={-1}>
          {title}
        </Text>
        {subtitle && (
          <Text as="div" tone="muted" measure>
            {subtitle}
          </Text>
        )}
      </div>
      {onSubmit ? (
        <form noValidate onSubmit={onSubmit} className="pd-form-page__form">
          {content}
        </form>
      ) : (
        <div className="pd-form-page__form">{content}</div>
      )}
    </div>
  );
};
