import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { workshopBrands } from '../src/templates/thirdBrand.ts';
import { createBrandTheme } from '../src/theme/createBrandTheme.ts';
import { styleCache } from '../src/theme/styleCache.ts';
import { brands } from '../src/tokens/brands.ts';

/** The brands of the toolbar's switch. */
export const brandNames = Object.keys(workshopBrands);

export type Look = { brand: string; mode: 'system' | 'light' | 'dark' };

/** Every brand's variables, hanging on the frames that wear it: a page of documents holds many, each its own. */
const sheets = Object.entries(workshopBrands).flatMap(([name, brand]) => {
  const frame = `[data-brand='${name}']`;
  const chosen = createBrandTheme(brand, {
    rootSelector: frame,
    colorSchemeSelector: `${frame}[data-mode='%s']`,
  });
  const system = createBrandTheme(brand, { rootSelector: frame });
  return [...chosen.generateStyleSheets(), ...system.generateStyleSheets()];
});

/** The frame has the room around a story, so that its ground goes to the edge of the page. */
const edgeToEdge = { 'body.sb-main-padded': { padding: '0 !important' } };

const Ground = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  ...theme.typography.body1,
}));

type LookFrameProps = Look & {
  padded: boolean;
  /** Beside other stories, on a docs page. */
  isOneOfMany: boolean;
  /** At least as high. */
  height: string | undefined;
  children: ReactNode;
};

/**
 * One story in one brand and mode, in a frame of its own, so that the page can show stories in other looks as well.
 * What opens over the page opens inside the frame, where the brand's variables are.
 */
export const LookFrame = ({ brand, mode, padded, isOneOfMany, height, children }: LookFrameProps) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const theme = useMemo(() => {
    const own = createBrandTheme(workshopBrands[brand] ?? brands.ceibo);
    const container = () => frame ?? document.body;
    return createTheme(own, {
      components: {
        // Beside others an open dialog leaves the focus to those.
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
