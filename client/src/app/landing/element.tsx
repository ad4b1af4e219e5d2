import { Landing } from './Landing.tsx';

/** One element for both sides: what is hydrated is what was prerendered. */
export const landingElement = (
  <Landing bankName={import.meta.env.VITE_BANK_NAME} legalEntity={import.meta.env.VITE_LEGAL_ENTITY} />
);
