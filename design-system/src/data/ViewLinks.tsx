import Chip from '@mui/material/Chip';
import MuiSkeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { base } from '../tokens/base.ts';

export type ViewLink = {
  key: string;
  /** Name in two to four words: 'Del lado del vendedor'. */
  label: string;
  /** Number of items, if known; '' reserves the space of two digits. */
  count?: string;
  /** Link to the list in this view. */
  href: string;
  current: boolean;
};

export type ViewLinksProps = {
  /** Accessible name of the group. */
  label: string;
  /** Views, most important first. */
  views: ViewLink[];
  /** Whether the available views are still unknown; reserves their space. */
  loading?: boolean;
};

const List = styled('ul')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

const View = styled(Chip)<{ component: ElementType; href: string; ownerState: Pick<ViewLink, 'current'> }>(
  ({ theme, ownerState: { current } }) => ({
    height: 'auto',
    minHeight: `${base.control.touch / 16}rem`,
    padding: theme.spacing(1, 3),
    border: `1px solid ${theme.vars.palette.edge}`,
    borderRadius: theme.vars.shape.radius.field,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: base.weight.semibold,
    transition: 'none',
    '&, &:hover, &.Mui-focusVisible': {
      backgroundColor: current ? theme.vars.palette.selected.main : theme.vars.palette.background.paper,
      color: current ? theme.vars.palette.selected.contrastText : theme.vars.palette.text.primary,
    },
    '&:hover': { borderColor: theme.vars.palette.text.primary },
    '&:active': { boxShadow: 'none' },
    '& .MuiChip-label': { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
    [theme.breakpoints.up('md')]: { minHeight: '2.5rem', paddingInline: theme.spacing(4) },
  }),
);

const Awaited = styled(MuiSkeleton)(({ theme }) => ({
  maxWidth: '100%',
  borderRadius: theme.vars.shape.radius.field,
  backgroundColor: theme.vars.palette.background.track,
}));

const Count = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: '2ch',
  textAlign: 'end',
  marginInlineStart: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: base.weight.bold,
}));

const labelOf = ({ label, count }: ViewLink) => (
  <>
    {label}
    {count !== undefined && <Count>{count}</Count>}
  </>
);

/** Links to predefined views of a list, with the number of items in each. */
export const ViewLinks = ({ label, views, loading = false }: ViewLinksProps) => {
  const anchor = useLinkComponent();
  if (loading) {
    return (
      <List aria-hidden="true">
        {views.map((view) => (
          <li key={view.key}>
            <Awaited variant="rectangular" animation={false}>
              <View component="span" href="" label={labelOf(view)} ownerState={{ current: false }} />
            </Awaited>
          </li>
        ))}
      </List>
    );
  }
  return (
    <nav aria-label={label}>
      <List>
        {views.map((view) => (
          <li key={view.key}>
            <View
              component={anchor}
              href={view.href}
              aria-current={view.current || undefined}
              label={labelOf(view)}
              ownerState={{ current: view.current }}
            />
          </li>
        ))}
      </List>
    </nav>
  );
};
