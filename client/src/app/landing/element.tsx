import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { Landing } from './Landing.tsx';

/** One element for both sides: what is hydrated is what was prerendered. */
export const landingElement = ({ legalEntity, brand }: LandingBrand) => (
  <BrandProvider brand={brand}>
    <Landing legalEntity={legalEntity} />
  </BrandProvider>
);
