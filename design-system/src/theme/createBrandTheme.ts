import { createTheme } from '@mui/material/styles';
import type { Shadows, Theme } from '@mui/material/styles';
import { base, fontFamily } from '../tokens/base.ts';
import type { Brand } from '../tokens/semantic.ts';
import './augment.ts';
import { components } from './components/index.ts';
import { paletteOf } from './palette.ts';
import { typography } from './typography.ts';

export type BrandThemeOptions = {
  /** Selector for the CSS variables; the page, unless Storybook shows several brands. */
  rootSelector?: string;
  /** Selects the mode: the system's preference, or a selector with `%s` for the mode. */
  colorSchemeSelector?: 'media' | `${string}%s${string}`;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- MUI's type is a tuple of 25
const noShadows = Array.from({ length: 25 }, () => 'none') as Shadows;

/**
 * Creates a brand's MUI theme from its tokens. `components/` and the components' own files define the components'
 * styles. Both modes are CSS variables, so that the page needs no script to select one.
 */
export function createBrandTheme(
  brand: Brand,
  { rootSelector = ':root', colorSchemeSelector = 'media' }: BrandThemeOptions = {},
): Theme {
  return createTheme({
    brand: { name: brand.name, mark: brand.mark },
    cssVariables: {
      cssVarPrefix: 'pd',
      rootSelector,
      colorSchemeSelector,
    },
    colorSchemes: {
      light: { palette: paletteOf(brand, 'light') },
      dark: { palette: paletteOf(brand, 'dark') },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1200 } },
    spacing: '0.25rem',
    shape: { borderRadius: brand.radius.field, radius: brand.radius },
    typography: { fontFamily, ...typography },
    // The design system defines its own two shadows; MUI's would be dead weight.
    shadows: noShadows,
    transitions: {
      duration: {
        shortest: base.motion.fast,
        enteringScreen: base.motion.regular,
        leavingScreen: base.motion.fast,
      },
    },
    components,
  });
}
