import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { pageInset, PageRoot } from './PageRoot.ts';

export type PageLayoutProps = {
  /** AppHeader element. */
  header?: ReactNode;
  /** AppFooter element. */
  footer?: ReactNode;
  /** Content to the right of the main column from 1024 px, below it on narrower screens. */
  aside?: ReactNode;
  /** Whether the aside scrolls with the page because it is taller than the viewport; otherwise it is sticky. */
  longAside?: boolean;
  /** Replaces the aside on narrow screens, above the content (a SummaryBar). */
  phoneBar?: ReactNode;
  /** Content below the main column on wide screens, after the aside on narrow ones. */
  below?: ReactNode;
  /** ButtonBar for the entire page, which sticks to the bottom of a phone's viewport. */
  foot?: ReactNode;
  /** Width of the column: for a form, a list or the landing page. */
  width?: 'form' | 'wide' | 'landing';
  /** Id of the main element, which the SkipLink targets. */
  mainId?: string;
  /** Content of the page. */
  children: ReactNode;
};

type Width = NonNullable<PageLayoutProps['width']>;
type Look = { width: Width; hasAside: boolean; hasPhoneBar: boolean; longAside: boolean };

const onlyColumn = 'minmax(0, 1fr)';
const formColumn = 'minmax(0, 42rem)';

/** Dimensions with an aside, from 1024 px. */
const asides: Record<Width, { aside: string; gap: string }> = {
  form: { aside: '22.75rem', gap: '5rem' },
  wide: { aside: '22.5rem', gap: '3rem' },
  landing: { aside: '28.75rem', gap: '4.5rem' },
};

const Main = styled(Container)<{ ownerState: Look; component: ElementType }>(
  ({ theme, ownerState: { width, hasAside, hasPhoneBar } }) => ({
    display: 'grid',
    flex: 1,
    gridTemplateColumns: width === 'wide' ? onlyColumn : formColumn,
    gap: theme.spacing(6),
    alignContent: 'start',
    padding: `${theme.spacing(2)} ${pageInset} 0`,
    ...(!hasAside && { gridTemplateRows: '1fr' }),
    ...(hasAside && hasPhoneBar && { [theme.breakpoints.down('lg')]: { gridTemplateRows: '1fr' } }),
    [theme.breakpoints.down('md')]: {
      paddingBottom: theme.spacing(8),
      // A button bar at the end of the page touches the footer; text below it does not.
      '&:has(> :only-child > :last-child .pd-button-bar--sticky:last-child)': { paddingBottom: 0 },
    },
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(3, 16) },
    ...(hasAside && {
      [theme.breakpoints.up('lg')]: {
        gridTemplateRows: 'auto 1fr',
        gridTemplateColumns: `${onlyColumn} ${asides[width].aside}`,
        gap: `${theme.spacing(8)} ${asides[width].gap}`,
        ...(width === 'landing' && { paddingTop: theme.spacing(11) }),
      },
    }),
  }),
);

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  minWidth: 0,
}));

const PhoneBar = styled('div')(({ theme }) => ({ [theme.breakpoints.up('lg')]: { display: 'none' } }));

const Aside = styled('div')<{ ownerState: Look }>(
  ({ theme, ownerState: { width, hasPhoneBar, longAside } }) => ({
    ...(hasPhoneBar && { [theme.breakpoints.down('lg')]: { display: 'none' } }),
    [theme.breakpoints.up('lg')]: {
      gridRow: '1 / span 2',
      gridColumn: 2,
      alignSelf: 'start',
      ...(width !== 'landing' && !longAside && { position: 'sticky', top: theme.spacing(6) }),
    },
  }),
);

const Below = styled('div')(({ theme }) => ({ [theme.breakpoints.up('lg')]: { gridColumn: 1 } }));

/** A single-column page with an optional aside. The SkipLink targets its main element. */
export const PageLayout = (props: PageLayoutProps) => {
  const {
    header,
    footer,
    aside,
    longAside = false,
    phoneBar,
    below,
    foot,
    width = 'form',
    mainId = 'contenido',
    children,
  } = props;
  const look: Look = { width, hasAside: Boolean(aside), hasPhoneBar: Boolean(phoneBar), longAside };
  return (
    <PageRoot>
      {header}
      <Main component="main" id={mainId} tabIndex={-1} maxWidth={false} disableGutters ownerState={look}>
        <Content>
          {phoneBar && <PhoneBar>{phoneBar}</PhoneBar>}
          {children}
        </Content>
        {aside && <Aside ownerState={look}>{aside}</Aside>}
        {below && <Below>{below}</Below>}
      </Main>
      {foot}
      {footer}
    </PageRoot>
  );
};
