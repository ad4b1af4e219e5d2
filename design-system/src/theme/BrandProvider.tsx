import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Brand } from '../tokens/semantic.ts';
import { createBrandTheme } from './createBrandTheme.ts';
import { styleCache } from './styleCache.ts';

const made = new Map<Brand, ReturnType<typeof createBrandTheme>>();

/** Creates one theme per brand, which all pages of the brand share. */
function themeOf(brand: Brand) {
  const known = made.get(brand);
  if (known) return known;
  const theme = createBrandTheme(brand);
  made.set(brand, theme);
  return theme;
}

export type BrandProviderProps = {
  /** Data of the brand. Keep the object's identity while the brand does not change. */
  brand: Brand;
  /** The app. */
  children: ReactNode;
};

/** Provides a brand's theme to its children, as CSS variables on the page. */
export const BrandProvider = ({ brand, children }: BrandProviderProps) => (
  <CacheProvider value={styleCache}>
    {/* CSS variables follow the system's mode, so nothing is stored and server and client render alike (`noSsr`). */}
    <ThemeProvider theme={themeOf(brand)} storageManager={null} noSsr disableNestedContext>
      {children}
    </ThemeProvider>
  </CacheProvider>
);
