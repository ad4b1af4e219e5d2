import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { base } from '../tokens/base.ts';

export type KbdProps = {
  /** Key label as printed: 'Esc'. */
  children: ReactNode;
};

/** Not based on MUI, which has no such component. */
const Root = styled('kbd')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.5rem',
  padding: '0 0.375rem',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.radius.tag,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.soft,
  fontFamily: 'inherit',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: base.weight.semibold,
  lineHeight: 1.5,
}));

/** Shows a keyboard key. */
export const Kbd = ({ children }: KbdProps) => <Root>{children}</Root>;
