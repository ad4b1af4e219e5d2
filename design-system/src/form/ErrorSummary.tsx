import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { useEffect, useId, useRef } from 'react';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import { focusField } from './focusField.ts';

export type FormError = { fieldId: string; message: string };

export type ErrorSummaryProps = {
  /** Errors in the order of the fields; nothing renders if empty. `fieldId` is the field's `id`, or else its `name`. */
  errors: FormError[];
  /** Heading: 'Revisá estos datos'. */
  title?: string;
  /** Number of failed submits. The summary takes the focus once for each, not when an error reappears while typing. */
  focusKey?: number | string;
};

/** A Paper instead of an Alert: it takes the focus, so a live region would make screen readers read it twice. */
const Root = styled(Paper)<{ component: ElementType }>(({ theme }) => ({
  padding: theme.spacing(5),
  border: `3px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.vars.shape.radius.panel,
  '&:focus': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

const Title = styled(Typography)<{ component: ElementType }>(({ theme }) => ({
  marginBottom: theme.spacing(2),
  fontWeight: base.weight.bold,
  lineHeight: 1.3,
}));

const List = styled('ul')(({ theme }) => ({ paddingLeft: theme.spacing(5), listStyle: 'disc' }));

const FieldLink = styled(MuiLink)(({ theme }) => ({
  // Next to an inline link, the bullet would move to the last line.
  display: 'block',
  width: 'fit-content',
  paddingBlock: 2,
  '&, &:hover': { color: theme.vars.palette.error.dark },
  [theme.breakpoints.down('md')]: { paddingBlock: theme.spacing(2) },
}));

/** Lists a form's errors above the heading, each as a link to its field with the same text. */
export const ErrorSummary = ({
  errors,
  title = messages.errorSummaryTitle,
  focusKey = 0,
}: ErrorSummaryProps) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef<number | string>(null);
  const isShown = errors.length > 0;
  useEffect(
    function takeFocus() {
      if (!isShown || focusedFor.current === focusKey) return;
      focusedFor.current = focusKey;
      box.current?.focus();
    },
    [isShown, focusKey],
  );
  if (!isShown) return null;
  return (
    // A new key makes screen readers announce it again.
    <Root key={focusKey} component="section" ref={box} aria-labelledby={id} tabIndex={-1}>
      <Title component="h2" variant="lead" id={id}>
        {title}
      </Title>
      <List>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <FieldLink
              href={`#${fieldId}`}
              variant="inherit"
              onClick={(event) => {
                if (focusField(fieldId)) event.preventDefault();
              }}
            >
              {message}
            </FieldLink>
          </li>
        ))}
      </List>
    </Root>
  );
};
