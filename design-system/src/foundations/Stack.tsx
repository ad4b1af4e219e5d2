import MuiStack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ElementType, HTMLAttributes } from 'react';

export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

type StackElement = 'div' | 'section' | 'ul' | 'ol' | 'form' | 'main' | 'header' | 'footer' | 'nav' | 'li';

/** One value, or one on phones and another from a width on. */
type Responsive<Value> =
  Value | Record<'xs' | 'sm', Value> | Record<'xs' | 'md', Value> | Record<'xs' | 'lg', Value>;

type Direction = 'column' | 'row';

type Look = {
  /** Across the direction. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** A row goes on in the next line. */
  wrap?: boolean;
  /** Quiet buttons in it begin where the words above them do. */
  edge?: 'start';
  /** No wider than a column of fields. */
  narrow?: boolean;
};

export type StackProps = Omit<HTMLAttributes<HTMLElement>, 'color'> &
  Look & {
    /** The element. */
    as?: StackElement;
    /** In steps of the 4-pixel grid. */
    gap?: Responsive<Gap>;
    /** Of the things in it; another one for wide screens by `{ xs: …, md: … }`. */
    direction?: Responsive<Direction>;
  };

const flex = { start: 'flex-start', end: 'flex-end', between: 'space-between' } as const;

const Root = styled(MuiStack)<{ ownerState: Look; component: ElementType }>(
  ({ theme, ownerState: { align, justify, wrap, edge, narrow }, component }) => ({
    minWidth: 0,
    ...(align && { alignItems: align === 'start' || align === 'end' ? flex[align] : align }),
    ...(justify && { justifyContent: justify === 'center' ? justify : flex[justify] }),
    ...(wrap && { flexWrap: 'wrap' }),
    ...(edge && { marginInlineStart: theme.spacing(-3) }),
    ...(narrow && { maxWidth: '32.5rem' }),
    // An ordered list says its order; items that are themselves laid out in a row have no marker.
    ...(component === 'ol' && { paddingInlineStart: '1.75em', listStyle: 'decimal' }),
  }),
);

/** Children in a column or a row, with a gap of the system between them. */
export const Stack = ({
  as: component = 'div',
  gap = 4,
  direction = 'column',
  align = direction === 'row' ? 'center' : undefined,
  justify,
  wrap,
  edge,
  narrow,
  ...rest
}: StackProps) => (
  <Root
    {...rest}
    component={component}
    direction={direction}
    spacing={gap}
    useFlexGap
    ownerState={{ align, justify, wrap, edge, narrow }}
  />
);
