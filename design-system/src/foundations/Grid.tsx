import MuiGrid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import type { Gap } from './Stack.tsx';

type Look = {
  /** Number of columns on wide screens; phones have one. */
  columns: 1 | 2 | 3;
  /** Space between rows, and between columns unless `columnGap` is set, in 4 px steps. */
  gap: Gap;
  /** Space between columns, if it differs from that between rows. */
  columnGap: Gap;
  /** Breakpoint from which the columns apply. */
  from: 'md' | 'lg';
  /** Vertical alignment; `start` sizes the cells to their content. */
  align?: 'start';
};

export type GridProps = Omit<HTMLAttributes<HTMLDivElement>, 'color'> & Partial<Look>;

const Root = styled(MuiGrid)<{ ownerState: Look }>(
  ({ theme, ownerState: { columns, gap, columnGap, from, align } }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(gap, columnGap),
    alignItems: align,
    [theme.breakpoints.up(from)]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  }),
);

/** Equal columns on wide screens; one column on phones. */
export const Grid = ({ columns = 2, gap = 4, columnGap = gap, from = 'md', align, ...rest }: GridProps) => (
  <Root {...rest} ownerState={{ columns, gap, columnGap, from, align }} />
);
