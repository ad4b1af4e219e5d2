import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { Landing } from './Landing.tsx';

/** Shared by server and browser so that the hydrated element matches the prerendered one. */
export const landingElement = (bank: LandingBrand) => (
  <BrandProvider brand={bank.brand}>
    <Landing bank={bank} />
  </BrandProvider>
);
