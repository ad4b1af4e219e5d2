import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Brand } from '../tokens/semantic.ts';
import { createBrandTheme } from './createBrandTheme.ts';
import { styleCache } from './styleCache.ts';

const made = new Map<Brand, ReturnType<typeof createBrandTheme>>();

/** A theme is made once for each brand: it is the same for every page that wears it. */
function themeOf(brand: Brand) {
  const known = made.get(brand);
  if (known) return known;
  const theme = createBrandTheme(brand);
  made.set(brand, theme);
  return theme;
}

export type BrandProviderProps = {
  /** The brand's data; the same object for as long as it is worn. */
  brand: Brand;
  /** The app. */
  children: ReactNode;
};

/** Gives the components inside it a brand's theme, as CSS variables on the page. */
export const BrandProvider = ({ brand, children }: BrandProviderProps) => (
  <CacheProvider value={styleCache}>
    {/* The mode is the system's and is in the variables: it is not stored, and server and browser render alike (`noSsr`). */}
    <ThemeProvider theme={themeOf(brand)} storageManager={null} noSsr disableNestedContext>
      {children}
    </ThemeProvider>
  </CacheProvider>
);
