import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { base } from '../tokens/base.ts';

export type UncalculatedProps = {
  /** Whether the figures are outdated, because they belong to an earlier choice. */
  when: boolean;
  /** Text shown instead of the figures: 'Sin calcular'. */
  note: string;
  /** Figures, charts and tables. */
  children: ReactNode;
};

/** Not based on MUI. The hidden content keeps its space to prevent a layout shift during the calculation. */
const Root = styled('div')({ position: 'relative', minWidth: 0 });

const Content = styled('div')<{ ownerState: { isHidden: boolean } }>(({ ownerState }) => ({
  minWidth: 0,
  ...(ownerState.isHidden && { '&, & *': { visibility: 'hidden' } }),
}));

const Note = styled('p')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(4),
  insetInline: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
  textAlign: 'center',
}));

/** Hides outdated figures from all users, including screen readers. */
export const Uncalculated = ({ when, note, children }: UncalculatedProps) => (
  <Root aria-busy={when || undefined}>
    <Content ownerState={{ isHidden: when }}>{children}</Content>
    {when && <Note>{note}</Note>}
  </Root>
);
