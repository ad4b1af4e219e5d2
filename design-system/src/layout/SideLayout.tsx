import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageInset, PageRoot } from './PageRoot.ts';

export type SideLayoutProps = {
  /** AppHeader element. */
  header?: ReactNode;
  /** AppFooter element. */
  footer?: ReactNode;
  /** Full-width head of the page: its title, its actions and the list's tools. */
  head?: ReactNode;
  /** Column on the right from 1280 px for filters or an open row; below the list on narrower screens. */
  side?: ReactNode;
  /** Id of the main element, which the SkipLink targets. */
  mainId?: string;
  /** The page's list. */
  children: ReactNode;
};

/** Minimum width in pixels for a list with a side column. */
export const SIDE_FROM = 1280;

type Look = { hasSide: boolean };

/** Not based on MUI's Container: the columns depend on the side content. */
const Main = styled('main')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: theme.spacing(5),
  width: '100%',
  minWidth: 0,
  padding: `${theme.spacing(4)} ${pageInset} ${theme.spacing(12)}`,
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(6, 16) },
}));

const Columns = styled('div')<{ ownerState: Look }>(({ theme, ownerState: { hasSide } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  ...(hasSide && { [theme.breakpoints.up(SIDE_FROM)]: { gridTemplateColumns: 'minmax(0, 1fr) 20.5rem' } }),
}));

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  minWidth: 0,
}));

const Side = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up(SIDE_FROM)]: { position: 'sticky', top: theme.spacing(4) },
}));

/** A page with a list below its tools, and its filters or an open row at the side. All of it is main content. */
export const SideLayout = (props: SideLayoutProps) => {
  const { header, footer, head, side, mainId = 'contenido', children } = props;
  return (
    <PageRoot ownerState={{ width: '80rem' }}>
      {header}
      <Main id={mainId} tabIndex={-1}>
        {head && <Column>{head}</Column>}
        <Columns ownerState={{ hasSide: Boolean(side) }}>
          <Column>{children}</Column>
          {side && <Side>{side}</Side>}
        </Columns>
      </Main>
      {footer}
    </PageRoot>
  );
};
