import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { workshopBrands } from '../src/tokens/thirdBrand.ts';
import { createBrandTheme } from '../src/theme/createBrandTheme.ts';
import { styleCache } from '../src/theme/styleCache.ts';
import { brands } from '../src/tokens/brands.ts';

/** The brands in the toolbar. */
export const brandNames = Object.keys(workshopBrands);

export type Look = { brand: string; mode: 'system' | 'light' | 'dark' };

/** Every brand's variables, scoped to its frames: a docs page shows several brands. */
const sheets = Object.entries(workshopBrands).flatMap(([name, brand]) => {
  const frame = `[data-brand='${name}']`;
  const chosen = createBrandTheme(brand, {
    rootSelector: frame,
    colorSchemeSelector: `${frame}[data-mode='%s']`,
  });
  const system = createBrandTheme(brand, { rootSelector: frame });
  return [...chosen.generateStyleSheets(), ...system.generateStyleSheets()];
});

/** The frame includes the padding around a story, so its background reaches the edges. */
const edgeToEdge = { 'body.sb-main-padded': { padding: '0 !important' } };

const Ground = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  ...theme.typography.body1,
}));

type LookFrameProps = Look & {
  padded: boolean;
  /** In a docs page, next to other stories. */
  isOneOfMany: boolean;
  /** Minimum height. */
  height: string | undefined;
  children: ReactNode;
};

/**
 * One story in one brand and mode inside its own frame, so that a page can show several looks.
 * Overlays open inside the frame, where the brand's variables apply.
 */
export const LookFrame = ({ brand, mode, padded, isOneOfMany, height, children }: LookFrameProps) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const theme = useMemo(() => {
    const own = createBrandTheme(workshopBrands[brand] ?? brands.ceibo);
    const container = () => frame ?? document.body;
    return createTheme(own, {
      components: {
        // In a docs page, dialogs do not trap focus.
        MuiModal: { defaultProps: { container, ...(isOneOfMany && { disableEnforceFocus: true }) } },
        MuiPopper: { defaultProps: { container } },
        MuiPopover: { defaultProps: { container } },
      },
    });
  }, [brand, frame, isOneOfMany]);
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
        <GlobalStyles styles={[...sheets, edgeToEdge]} />
        <Ground
          ref={setFrame}
          data-brand={brand}
          data-mode={mode === 'system' ? undefined : mode}
          style={{ padding: padded ? 16 : 0, minHeight: height }}
        >
          {frame && children}
        </Ground>
      </ThemeProvider>
    </CacheProvider>
  );
};
