import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { base } from '../tokens/base.ts';

export type UncalculatedProps = {
  /** What is shown does not belong to what is chosen. */
  when: boolean;
  /** In place of the figures: 'Sin calcular'. */
  note: string;
  /** Figures, charts and tables. */
  children: ReactNode;
};

/** Not on MUI: what is covered keeps its room, so that nothing moves while it is calculated again. */
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

/** Hides figures from everybody while they are of an earlier choice. */
export const Uncalculated = ({ when, note, children }: UncalculatedProps) => (
  <Root aria-busy={when || undefined}>
    <Content ownerState={{ isHidden: when }}>{children}</Content>
    {when && <Note>{note}</Note>}
  </Root>
);
