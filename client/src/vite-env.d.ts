/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BANK_NAME: string;
  readonly VITE_LEGAL_ENTITY: string;
}

declare module 'virtual:operation-hashes' {
  export const IndicativeQuote: string;
  export const LandingConditions: string;
  export const StartupLists: string;
}

declare module '@prendarios/design-system/styles.css';
