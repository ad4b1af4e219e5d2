import MuiStack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode, SubmitEventHandler } from 'react';
import { Link } from '../foundations/Link.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { messages } from '../messages.ts';

export type HeadedFormProps = {
  /** The page's question; its only h1. */
  title: ReactNode;
  /** Sentence below the question. */
  subtitle?: ReactNode;
  /** StepProgress at the top of the page. */
  progress?: ReactNode;
  /** Link to the previous question, below the progress. */
  back?: { href: string; label?: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
  /** ErrorSummary above the question. */
  errorSummary?: ReactNode;
  /** Id of the form, for buttons outside it. */
  formId?: string;
  /** Called on submit; renders the content as a form without native validation (`noValidate`). */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** Form fields. */
  children: ReactNode;
  /** ButtonBar. */
  foot?: ReactNode;
  /** Small line below the buttons, for a SaveStatus. */
  note?: ReactNode;
  /** Id of the h1, for elements that it labels. */
  headingId?: string;
};

const Root = styled(MuiStack)(({ theme }) => ({
  gap: theme.spacing(5),
  minWidth: 0,
  // Lets the bar stick to the bottom of a phone's viewport; on wider screens, the next element follows directly.
  [theme.breakpoints.down('md')]: { flex: 1 },
  // The back link.
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
    // Keeps the bar at the bottom of the viewport if the page is short.
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

/** A form about one subject: progress, back link, error summary, question, fields and action. */
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
