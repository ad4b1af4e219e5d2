import { renderWithStyles } from '@prendarios/design-system/theme/renderWithStyles';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { landingElement } from './element.tsx';

/** The landing of a bank, for the server of the pages. */
export const render = (bank: LandingBrand) => renderWithStyles(landingElement(bank));
