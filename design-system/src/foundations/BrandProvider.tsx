import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { base, fontFamily } from '../tokens/base.ts';
import type { BrandName } from '../tokens/brands.ts';
import { brands } from '../tokens/brands.ts';
import type { Brand, Mode } from '../tokens/semantic.ts';

const muiPalette = (brand: Brand, mode: Mode) => {
  const color = brand.color[mode];
  return {
    palette: {
      primary: { main: color.primary, dark: color['primary-hover'], contrastText: color['on-primary'] },
      secondary: { main: color.accent },
      error: { main: color.danger },
      background: { default: color.paper, paper: color.surface },
      text: { primary: color.ink, secondary: color['ink-soft'] },
      divider: color.line,
    },
  };
};

const themeOf = (brand: Brand) =>
  createTheme({
    // 'media' keeps the mode out of scripts: what MUI draws follows the system like our own sheets.
    cssVariables: { colorSchemeSelector: 'media', cssVarPrefix: 'pd-mui' },
    colorSchemes: { light: muiPalette(brand, 'light'), dark: muiPalette(brand, 'dark') },
    typography: { fontFamily },
    shape: { borderRadius: brand.radius.field },
    transitions: { duration: { enteringScreen: base.motion.regular, leavingScreen: base.motion.fast } },
  });

const themes = { ceibo: themeOf(brands.ceibo), vivere: themeOf(brands.vivere) };

type BrandProviderProps = {
  /** A registered brand's name, or the data of another one. */
  brand?: BrandName | Brand;
  children: ReactNode;
};

/** MUI's theme made of the tokens. Needed above Combobox, Dialog, Sheet and what is built on them. */
export const BrandProvider = ({ brand = 'ceibo', children }: BrandProviderProps) => {
  const theme = useMemo(() => (typeof brand === 'string' ? themes[brand] : themeOf(brand)), [brand]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
};
