import type { CSSProperties } from 'react';
import type { Brand, Stage } from '../tokens/semantic.ts';

/** Additions to MUI's palette; `theme.vars.palette` has the same entries as CSS variables. */
type BrandPalette = {
  /** Outline of a control. */
  edge: string;
  /** Focus ring. */
  focus: string;
  /** Filled part of a slider or a progress bar. */
  fill: string;
  link: { main: string; dark: string };
  selected: { main: string; contrastText: string };
  /** Dark panel for the figures required by law. */
  panel: { main: string; contrastText: string; muted: string };
  /** Text or figure colour and background of a proposal's five stages. */
  stage: Record<Stage, { main: string; light: string }>;
  chart: { capital: string; interest: string; projected: string };
  logo: { first: string; second: string; third: string };
  shadow: { card: string; raised: string };
};

type BrandText = {
  /** Hints and second lines; lighter than `secondary`, with a contrast of at least 4.5:1. */
  soft: string;
};

type BrandBackground = {
  /** Background of boxes that are less important than the page's main subject. */
  sand: string;
  /** Empty part of a slider or a progress bar. */
  track: string;
};

declare module '@mui/material/styles' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- extends MUI's interface
  interface Palette extends BrandPalette {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- extends MUI's interface
  interface PaletteOptions extends Partial<BrandPalette> {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- extends MUI's interface
  interface TypeText extends BrandText {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- extends MUI's interface
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
    /** Name and drawing for the logo. */
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
