import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import type { Gap } from '../foundations/Stack.tsx';

/** `boxes`: each in a frame of its own; `lines`: one under the other with a line between. */
type ListLook = 'plain' | 'lines' | 'boxes';

export type ItemListProps = {
  /** `lines` between the items, or a box around each. */
  look?: ListLook;
  /** Between the items, in steps of the 4-pixel grid. */
  gap?: Gap;
  /** Names the list where no heading does. */
  'aria-label'?: string;
  /** Items. */
  children: ReactNode;
};

const LookOfList = createContext<ListLook>('plain');

const Items = styled(List)<{ ownerState: { gap: Gap } }>(({ theme, ownerState: { gap } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(gap),
  minWidth: 0,
}));

/** A few things of one kind, each with its actions: files, photos, requirements. For things to compare use DataTable. */
export const ItemList = (props: ItemListProps) => {
  const { look = 'plain', gap = look === 'lines' ? 0 : 3, children, ...rest } = props;
  return (
    <LookOfList value={look}>
      <Items {...rest} disablePadding ownerState={{ gap }}>
        {children}
      </Items>
    </LookOfList>
  );
};

type IconLook = {
  /** 32 where the icon says as much as the words. */
  iconSize: 20 | 32;
  /** The colour of the icon. */
  tone: 'accent' | 'brand';
};

export type ItemProps = Partial<IconLook> & {
  /** Outside of a list: `div`. */
  as?: 'li' | 'div';
  /** At the first line of the words. */
  icon?: IconName;
  /** An IconMark, before the words. */
  mark?: ReactNode;
  /** What can be done with the item, or its status: at the end, or under the words where there is no room. */
  end?: ReactNode;
  /** Ends have one width, so that those of a list are in a column; on phones they are as wide as the list. */
  endColumn?: boolean;
  /** On phones the mark is above the words. */
  columnOnPhone?: boolean;
  /** The words. */
  children: ReactNode;
};

type Look = { look: ListLook; hasEnd: boolean; hasSmallIcon: boolean; columnOnPhone?: boolean };

const Root = styled(ListItem)<{ component: ElementType; ownerState: Look }>(
  ({ theme, ownerState: { look, hasEnd, hasSmallIcon, columnOnPhone } }) => ({
    flexWrap: hasEnd && look !== 'boxes' ? 'wrap' : 'nowrap',
    gap: theme.spacing(look === 'lines' ? 2 : 0, hasSmallIcon ? 3 : 4),
    alignItems: hasEnd ? 'center' : 'flex-start',
    minWidth: 0,
    textAlign: 'start',
    ...(look === 'lines' && {
      paddingBlock: theme.spacing(3),
      '&:not(:last-child)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    }),
    ...(look === 'boxes' && {
      padding: theme.spacing(4),
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.radius.panel,
      backgroundColor: theme.vars.palette.background.paper,
    }),
    ...(columnOnPhone && {
      [theme.breakpoints.down('sm')]: {
        flexDirection: 'column',
        gap: theme.spacing(3),
        alignItems: 'stretch',
      },
    }),
  }),
);

const Sign = styled(ListItemIcon)<{ ownerState: IconLook }>(({ theme, ownerState: { iconSize, tone } }) => ({
  minWidth: 0,
  marginTop: iconSize === 20 ? 2 : 0,
  color: tone === 'brand' ? theme.vars.palette.link.main : theme.vars.palette.secondary.main,
}));

const Words = styled('div')<{ ownerState: Pick<Look, 'look' | 'hasEnd'> }>(
  ({ ownerState: { look, hasEnd } }) => ({
    flex: hasEnd && look !== 'boxes' ? '1 1 12rem' : '1 1 0%',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

const EndColumn = styled('div')(({ theme }) => ({
  flex: 'none',
  width: '14.5rem',
  maxWidth: '100%',
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

/** One entry of an ItemList, or alone in a card. */
export const Item = (props: ItemProps) => {
  const { as = 'li', icon, iconSize = 20, tone = 'accent', mark, end, endColumn, columnOnPhone } = props;
  const look = useContext(LookOfList);
  const hasEnd = Boolean(end);
  return (
    <Root
      component={as}
      disablePadding
      disableGutters
      ownerState={{ look, hasEnd, hasSmallIcon: icon !== undefined && iconSize === 20, columnOnPhone }}
    >
      {icon && (
        <Sign ownerState={{ iconSize, tone }}>
          <Icon name={icon} size={iconSize} />
        </Sign>
      )}
      {mark}
      <Words ownerState={{ look, hasEnd }}>
        {/* A list within has its own look. */}
        <LookOfList value="plain">{props.children}</LookOfList>
      </Words>
      {endColumn ? <EndColumn>{end}</EndColumn> : end}
    </Root>
  );
};
