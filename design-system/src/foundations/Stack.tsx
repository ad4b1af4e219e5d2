import MuiStack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ElementType, HTMLAttributes } from 'react';

export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

type StackElement = 'div' | 'section' | 'ul' | 'ol' | 'form' | 'main' | 'header' | 'footer' | 'nav' | 'li';

/** A single value, or one for phones and one from a breakpoint. */
type Responsive<Value> =
  Value | Record<'xs' | 'sm', Value> | Record<'xs' | 'md', Value> | Record<'xs' | 'lg', Value>;

type Direction = 'column' | 'row';

type Look = {
  /** Alignment across the direction. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Distribution along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether a row wraps. */
  wrap?: boolean;
  /** Whether quiet buttons align with the text above them. */
  edge?: 'start';
  /** Whether the width is limited to that of the form fields. */
  narrow?: boolean;
};

export type StackProps = Omit<HTMLAttributes<HTMLElement>, 'color'> &
  Look & {
    /** Element to render. */
    as?: StackElement;
    /** Gap in 4 px steps. */
    gap?: Responsive<Gap>;
    /** Direction; `{ xs: …, md: … }` sets another one for wide screens. */
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
    // Ordered lists show their numbers; items with a flex layout have no marker.
    ...(component === 'ol' && { paddingInlineStart: '1.75em', listStyle: 'decimal' }),
  }),
);

/** Lays out its children in a column or a row with a gap. */
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
