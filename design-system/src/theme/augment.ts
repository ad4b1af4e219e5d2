import type { CSSProperties } from 'react';
import type { Brand, Stage } from '../tokens/semantic.ts';

/** What a brand adds to MUI's palette; `theme.vars.palette` holds the same as CSS variables. */
type BrandPalette = {
  /** Outline of a control. */
  edge: string;
  /** Ring of what holds the focus. */
  focus: string;
  /** Filled part of a slider or a progress bar. */
  fill: string;
  link: { main: string; dark: string };
  selected: { main: string; contrastText: string };
  /** The dark box of the figures that the law asks for. */
  panel: { main: string; contrastText: string; muted: string };
  /** The five stages of a proposal: text or figure, and the ground behind it. */
  stage: Record<Stage, { main: string; light: string }>;
  chart: { capital: string; interest: string; projected: string };
  logo: { first: string; second: string; third: string };
  shadow: { card: string; raised: string };
};

type BrandText = {
  /** Hints and second lines: lighter than `secondary`, at least 4.5 to 1. */
  soft: string;
};

type BrandBackground = {
  /** Boxes of less weight than the page's main subject. */
  sand: string;
  /** The empty part of a slider or a progress bar. */
  track: string;
};

declare module '@mui/material/styles' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- MUI's interface is widened
  interface Palette extends BrandPalette {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- MUI's interface is widened
  interface PaletteOptions extends Partial<BrandPalette> {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- MUI's interface is widened
  interface TypeText extends BrandText {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- MUI's interface is widened
  interface TypeBackground extends BrandBackground {}
  interface Shape {
    radius: Brand['radius'];
  }
  interface ShapeOptions {
    radius?: Brand['radius'];
  }
  interface TypographyVariants {
    display: CSSProperties;
    lead: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    lead?: CSSProperties;
  }
  interface Theme {
    /** What a logo draws. */
    brand: Pick<Brand, 'name' | 'mark'>;
  }
  interface ThemeOptions {
    brand?: Pick<Brand, 'name' | 'mark'>;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
  }
}
