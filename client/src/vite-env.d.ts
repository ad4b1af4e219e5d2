/// <reference types="vite/client" />

declare module 'virtual:operation-hashes' {
  export const IndicativeQuote: string;
  export const LandingConditions: string;
  export const QuoteLinkOf: string;
  export const StartupLists: string;
}

declare module 'virtual:screen-scripts' {
  /** Paths of the scripts that modules need before they run, from `src/`, each once. */
  export function scriptsOf(modules: readonly string[]): string[];
}

declare module '@prendarios/design-system/styles.css';
declare module 'virtual:screen-parts' {
  const parts: { frame: string[]; byStory: Record<string, string[]> };
  export default parts;
}
