import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { renderWithStyles } from '@prendarios/design-system/theme/renderWithStyles';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { landingElement } from './element.tsx';

/** The brand's colours, so that the background is right before the page renders. */
export const coloursOf = (brand: LandingBrand['brand']) =>
  renderWithStyles(<BrandProvider brand={brand}>{null}</BrandProvider>).styles;

/** Renders the landing page of a bank, for the gateway. */
export const render = (bank: LandingBrand) => renderWithStyles(landingElement(bank));
