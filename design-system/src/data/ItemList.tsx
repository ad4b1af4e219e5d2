import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import type { Gap } from '../foundations/Stack.tsx';

type ListLook = 'plain' | 'lines' | 'boxes';

export type ItemListProps = {
  /** `lines` puts dividers between the items; `boxes` frames each one. */
  look?: ListLook;
  /** Space between the items in 4 px steps. */
  gap?: Gap;
  /** Accessible name, if no heading names the list. */
  'aria-label'?: string;
  /** List items. */
  children: ReactNode;
};

const LookOfList = createContext<ListLook>('plain');

const Items = styled(List)<{ ownerState: { gap: Gap } }>(({ theme, ownerState: { gap } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(gap),
  minWidth: 0,
}));

/** A short list of similar items with their actions: files, photos, requirements. To compare items, use DataTable. */
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
  /** Size in pixels; use 32 if the icon is as important as the text. */
  iconSize: 20 | 32;
  /** Colour of the icon. */
  tone: 'accent' | 'brand';
};

export type ItemProps = Partial<IconLook> & {
  /** Element; use `div` outside a list. */
  as?: 'li' | 'div';
  /** Icon at the first line of the text. */
  icon?: IconName;
  /** IconMark before the text. */
  mark?: ReactNode;
  /** Actions or status at the end of the line; they wrap below the text if there is no space. */
  end?: ReactNode;
  /** Whether the ends of all items have one width and align in a column; on phones they fill the list's width. */
  endColumn?: boolean;
  /** Whether the mark is above the text on phones. */
  columnOnPhone?: boolean;
  /** Text of the item. */
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

/** An entry of an ItemList, or a single item in a card. */
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
        {/* A nested list has its own look. */}
        <LookOfList value="plain">{props.children}</LookOfList>
      </Words>
      {endColumn ? <EndColumn>{end}</EndColumn> : end}
    </Root>
  );
};
