import MuiStack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode, SubmitEventHandler } from 'react';
import { Link } from '../foundations/Link.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { messages } from '../messages.ts';

export type HeadedFormProps = {
  /** The page's question: its only h1. */
  title: ReactNode;
  /** A sentence under the question. */
  subtitle?: ReactNode;
  /** A StepProgress, above everything. */
  progress?: ReactNode;
  /** The way to the question before, under the progress. */
  back?: { href: string; label?: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
  /** An ErrorSummary, above the question. */
  errorSummary?: ReactNode;
  /** The form's id, for a button outside of it. */
  formId?: string;
  /** With it the content is a form that leaves all checking to us (`noValidate`). */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
  /** The ButtonBar. */
  foot?: ReactNode;
  /** A small line under the buttons, such as SaveStatus. */
  note?: ReactNode;
  /** Of the h1, for what is named by it. */
  headingId?: string;
};

const Root = styled(MuiStack)(({ theme }) => ({
  gap: theme.spacing(5),
  minWidth: 0,
  // So that the bar can be at the foot of the screen; elsewhere what follows comes right after the page.
  [theme.breakpoints.down('md')]: { flex: 1 },
  // The way back.
  '& > .MuiLink-root': {
    alignSelf: 'flex-start',
    marginBlock: theme.spacing(-3),
    fontSize: theme.typography.body2.fontSize,
  },
}));

const body = ({ theme }: { theme: Theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column' as const,
  gap: theme.spacing(6),
  minWidth: 0,
  [theme.breakpoints.down('md')]: {
    // The bar stays at the foot of the screen also when the page is short.
    '& > .pd-button-bar--sticky': { marginTop: 'auto' },
  },
});

const Form = styled('form')(body);
const Body = styled('div')(body);

const Fields = styled(MuiStack)(({ theme }) => ({ gap: theme.spacing(7), minWidth: 0 }));

const Note = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
}));

/** One subject a page: progress, way back, summary of errors, question, fields, action. */
export const HeadedForm = (props: HeadedFormProps) => {
  const { title, subtitle, progress, back, errorSummary, formId, onSubmit, children, foot, note, headingId } =
    props;
  const content = (
    <>
      <Fields>{children}</Fields>
      {foot}
      {note && <Note>{note}</Note>}
    </>
  );
  return (
    <Root>
      {progress}
      {back && (
        <Link href={back.href} rel="prev" onClick={back.onClick} tone="quiet" strong icon="arrow-left">
          {back.label ?? messages.back}
        </Link>
      )}
      {errorSummary}
      <Stack gap={1}>
        <Text as="h1" size={40} id={headingId} tabIndex={-1}>
          {title}
        </Text>
        {subtitle && (
          <Text as="div" tone="muted" measure>
            {subtitle}
          </Text>
        )}
      </Stack>
      {onSubmit ? (
        <Form id={formId} noValidate onSubmit={onSubmit}>
          {content}
        </Form>
      ) : (
        <Body>{content}</Body>
      )}
    </Root>
  );
};
