import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageGutter, PageRoot } from './PageRoot.ts';

export type SideLayoutProps = {
  /** An AppHeader. */
  header?: ReactNode;
  /** An AppFooter. */
  footer?: ReactNode;
  /** Across the page: its title, its actions and the list's tools. */
  head?: ReactNode;
  /** A column at the right from 1280 px: filters, or what is open of the list. Before that under the list. */
  side?: ReactNode;
  /** Of the main element, for the SkipLink. */
  mainId?: string;
  /** The list. */
  children: ReactNode;
};

/** From this width on there is room for a list and what is beside it. */
export const SIDE_FROM = 1280;

type Look = { hasSide: boolean };

/** Not on MUI's Container: its columns come and go with what is beside the list. */
const Main = styled('main')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: theme.spacing(5),
  width: '100%',
  maxWidth: `calc(80rem + 2 * ${pageGutter})`,
  minWidth: 0,
  marginInline: 'auto',
  padding: `${theme.spacing(4)} ${pageGutter} ${theme.spacing(12)}`,
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

/** A list under its tools, and beside it its filters or an open row. All of it is the page's main content. */
export const SideLayout = (props: SideLayoutProps) => {
  const { header, footer, head, side, mainId = 'contenido', children } = props;
  return (
    <PageRoot>
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
