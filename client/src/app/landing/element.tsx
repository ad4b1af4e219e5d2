import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { Landing } from './Landing.tsx';

/** One element for both sides: what is hydrated is what was prerendered. */
export const landingElement = (
  <BrandProvider>
    <Landing bankName={import.meta.env.VITE_BANK_NAME} legalEntity={import.meta.env.VITE_LEGAL_ENTITY} />
  </BrandProvider>
);
