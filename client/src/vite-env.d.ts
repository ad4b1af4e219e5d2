/// <reference types="vite/client" />

declare module 'virtual:operation-hashes' {
  export const IndicativeQuote: string;
  export const LandingConditions: string;
  export const StartupLists: string;
}

declare module '@prendarios/design-system/styles.css';
