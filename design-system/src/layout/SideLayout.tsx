import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageGutter, PageRoot } from './PageRoot.ts';

export type SideLayoutProps = {
  /** An AppHeader. */
  header?: ReactNode;
  /** An AppFooter. */
  footer?: ReactNode;
  /** A FilterBar: a column at the left from 1024 px, above the content before that. Absent: no column. */
  side?: ReactNode;
  /** Of the main element, for the SkipLink. */
  mainId?: string;
  /** The list. */
  children: ReactNode;
};

type Look = { hasSide: boolean };

/** Not on MUI's Container: the side's ground goes to the edge of the screen. */
const Main = styled('main')<{ ownerState: Look }>(({ theme, ownerState: { hasSide } }) => ({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: hasSide ? 'auto 1fr' : '1fr',
  alignContent: 'start',
  ...(hasSide && {
    [theme.breakpoints.up('lg')]: {
      gridTemplateRows: '1fr',
      gridTemplateColumns: '17.5rem minmax(0, 1fr)',
    },
  }),
}));

const Side = styled('div')(({ theme }) => ({
  padding: `${theme.spacing(2)} ${pageGutter} 0`,
  [theme.breakpoints.up('lg')]: {
    padding: theme.spacing(6),
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.sand,
  },
}));

const Content = styled('div')<{ ownerState: Look }>(({ theme, ownerState: { hasSide } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  width: '100%',
  maxWidth: '72rem',
  minWidth: 0,
  padding: `${theme.spacing(6)} ${pageGutter} ${theme.spacing(12)}`,
  ...(!hasSide && { marginInline: 'auto' }),
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(8, 9, 16) },
}));

/** A list with its filters at the side. The side is part of the page's main content. */
export const SideLayout = ({ header, footer, side, mainId = 'contenido', children }: SideLayoutProps) => {
  const look: Look = { hasSide: Boolean(side) };
  return (
    <PageRoot>
      {header}
      <Main id={mainId} tabIndex={-1} ownerState={look}>
        {side && <Side>{side}</Side>}
        <Content ownerState={look}>{children}</Content>
      </Main>
      {footer}
    </PageRoot>
  );
};
