import MuiGrid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import type { Gap } from './Stack.tsx';

type Look = {
  /** On wide screens; one on phones. */
  columns: 1 | 2 | 3;
  /** Between the rows, and the columns unless `columnGap` says otherwise; in steps of the 4-pixel grid. */
  gap: Gap;
  /** Between the columns, where they need more room than the rows. */
  columnGap: Gap;
  /** The screen that is wide enough. */
  from: 'md' | 'lg';
  /** `start`: cells are as high as their content. */
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

/** Equal columns on wide screens, one column on phones. */
export const Grid = ({ columns = 2, gap = 4, columnGap = gap, from = 'md', align, ...rest }: GridProps) => (
  <Root {...rest} ownerState={{ columns, gap, columnGap, from, align }} />
);
