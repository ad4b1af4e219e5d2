import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import type { ElementType, HTMLAttributes } from 'react';
import { base } from '../tokens/base.ts';

type TextElement =
  'p' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'label' | 'small';

type Size = 13 | 15 | 17 | 20 | 25 | 32 | 40 | 'display';
type Tone = 'ink' | 'muted' | 'soft' | 'brand' | 'danger' | 'success';
type Weight = keyof typeof base.weight;

export type TextProps = Omit<HTMLAttributes<HTMLElement>, 'color'> & {
  /** Element to render. */
  as?: TextElement;
  /** Size in pixels at the default text size; the two largest shrink on phones. */
  size?: Size;
  /** Text colour. */
  tone?: Tone;
  /** Font weight; defaults to bold for headings and heavy for the page's heading. */
  weight?: Weight;
  /** Whether to use tabular figures, for amounts and dates that change or form a column. */
  numeric?: boolean;
  /** Whether to limit lines to 65 characters. */
  measure?: boolean;
  /** Whether users copy the text by hand, letter by letter. */
  spelled?: boolean;
  /** Id of the control, for `as="label"`. */
  htmlFor?: string;
};

const variants: Record<Size, NonNullable<TypographyProps['variant']>> = {
  13: 'caption',
  15: 'body2',
  17: 'body1',
  20: 'lead',
  25: 'h3',
  32: 'h2',
  40: 'h1',
  display: 'display',
};

type Look = { element: TextElement; size: Size; tone: Tone; weight: Weight } & Pick<
  TextProps,
  'numeric' | 'measure' | 'spelled'
>;

const isHeading = (element: TextElement) => /^h[1-4]$/.test(element);

const usualWeight = (element: TextElement, size: Size): Weight => {
  if (element === 'h1' || size === 'display') return 'heavy';
  return isHeading(element) ? 'bold' : 'regular';
};

const Root = styled(Typography)<{ ownerState: Look; component: ElementType }>(({ theme, ownerState }) => {
  const { element, size, tone, weight, numeric, measure, spelled } = ownerState;
  const { palette } = theme.vars;
  const colors: Record<Tone, string> = {
    ink: palette.text.primary,
    muted: palette.text.secondary,
    soft: palette.text.soft,
    brand: palette.link.main,
    danger: palette.error.dark,
    success: palette.success.main,
  };
  return {
    color: colors[tone],
    fontWeight: base.weight[weight],
    ...((isHeading(element) || size === 'display') && { textWrap: 'balance' }),
    ...(/^h[2-4]$/.test(element) && { letterSpacing: '-0.01em' }),
    // Breaks long words, which would overflow at 200% text.
    ...(/^h[12]$/.test(element) && { overflowWrap: 'anywhere', hyphens: 'auto' }),
    // Lead paragraphs shrink on phones; headings of this size do not.
    ...(element === 'p' && size === 20 && { fontSize: 'clamp(1.0625rem, 0.9rem + 0.6vw, 1.25rem)' }),
    ...(numeric && { fontVariantNumeric: 'tabular-nums', fontFeatureSettings: "'tnum'" }),
    ...(measure && { maxWidth: '65ch' }),
    ...(spelled && { letterSpacing: '0.04em', overflowWrap: 'anywhere' }),
  };
});

/** Text in the design system's sizes. `as` sets a heading's level, independently of the size. */
export const Text = ({
  as: element = 'p',
  size = 17,
  tone = 'ink',
  weight = usualWeight(element, size),
  numeric,
  measure,
  spelled,
  ...rest
}: TextProps) => (
  <Root
    {...rest}
    component={element}
    variant={variants[size]}
    ownerState={{ element, size, tone, weight, numeric, measure, spelled }}
  />
);
