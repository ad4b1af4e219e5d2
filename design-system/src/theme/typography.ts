import type { TypographyVariantsOptions } from '@mui/material/styles';
import { base } from '../tokens/base.ts';

const rem = (px: number) => `${px / 16}rem`;
const { type, weight } = base;

/** Type scale; headings shrink on phones and no size is below 13 px. */
export const typography = {
  htmlFontSize: 16,
  fontSize: 16,
  fontWeightRegular: weight.regular,
  fontWeightMedium: weight.medium,
  fontWeightBold: weight.bold,
  caption: { fontSize: rem(type['13']), lineHeight: 1.45 },
  body2: { fontSize: rem(type['15']), lineHeight: 1.45 },
  body1: { fontSize: rem(type['17']), lineHeight: 1.5 },
  lead: { fontSize: rem(type['20']), lineHeight: 1.45 },
  h3: { fontSize: rem(type['25']), lineHeight: 1.25, letterSpacing: '-0.015em', fontWeight: weight.regular },
  h2: { fontSize: rem(type['32']), lineHeight: 1.12, letterSpacing: '-0.025em', fontWeight: weight.regular },
  h1: {
    fontSize: 'clamp(1.875rem, 1.2rem + 2.7vw, 2.5rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
    fontWeight: weight.regular,
  },
  display: {
    fontSize: 'clamp(2.125rem, 1.2rem + 3.9vw, 3.875rem)',
    lineHeight: 1.06,
    letterSpacing: '-0.028em',
    fontWeight: weight.heavy,
  },
  button: { fontSize: rem(type['17']), fontWeight: weight.semibold, lineHeight: 1.25, textTransform: 'none' },
} satisfies TypographyVariantsOptions;
