import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { renderWithStyles } from '@prendarios/design-system/theme/renderWithStyles';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { landingElement } from './element.tsx';

/** The colours of a brand, for a page that draws itself: until then its ground is already the right one. */
export const coloursOf = (brand: LandingBrand['brand']) =>
  renderWithStyles(<BrandProvider brand={brand}>{null}</BrandProvider>).styles;

/** The landing of a bank, for the server of the pages. */
export const render = (bank: LandingBrand) => renderWithStyles(landingElement(bank));
