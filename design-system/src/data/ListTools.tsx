import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Compact } from '../fields/Compact.ts';

export type ListToolsProps = {
  /** Search field; comes first and is the widest. */
  search: ReactNode;
  /** Views, dates and the button for more filters. */
  children: ReactNode;
};

/** Not based on MUI: a single line that wraps. */
const Root = styled(Compact)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  alignItems: 'center',
  '& > *': { flex: '0 1 auto', minWidth: 0 },
  [theme.breakpoints.up('md')]: { '& .MuiButton-root': { minHeight: '2.5rem' } },
}));

const Search = styled('div')(({ theme }) => ({
  '&&': { flex: '1 1 17rem' },
  [theme.breakpoints.up('md')]: { maxWidth: '21rem' },
}));

/** The most frequent filters of a list, above it. */
export const ListTools = ({ search, children }: ListToolsProps) => (
  <Root role="search">
    <Search>{search}</Search>
    {children}
  </Root>
);
