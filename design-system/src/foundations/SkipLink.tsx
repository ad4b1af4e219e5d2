import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type SkipLinkProps = {
  /** Link to the main content: `#` plus PageLayout's `mainId`. */
  href?: string;
  /** Text of the link. */
  children?: ReactNode;
};

/** Not based on MUI's Link: it does not look like a link and is visible only on focus. */
const Root = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: 100,
  top: theme.spacing(2),
  left: theme.spacing(2),
  padding: theme.spacing(3, 4),
  borderRadius: theme.vars.shape.radius.button,
  backgroundColor: theme.vars.palette.selected.main,
  color: theme.vars.palette.selected.contrastText,
  fontWeight: base.weight.semibold,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}));

/** The first tab stop, which skips the header. */
export const SkipLink = ({ href = '#contenido', children = messages.skipToContent }: SkipLinkProps) => (
  <Root className="pd-skip-link" href={href}>
    {children}
  </Root>
);
