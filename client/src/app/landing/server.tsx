import { renderWithStyles } from '@prendarios/design-system/theme/renderWithStyles';
import { landingElement } from './element.tsx';

/** The landing for the prerender step of the build. */
export const render = () => renderWithStyles(landingElement);
