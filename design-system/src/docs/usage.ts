import { usageOfContent } from './usageOfContent.ts';
import { usageOfControls } from './usageOfControls.ts';

export type Usage = {
  for: string;
  not: string;
  content?: string;
  accessibility?: string;
  /** Keys, beside Tab. */
  keyboard?: string;
};

/** What each component is for: shown above its stories. The key is the story's title. */
export const usage: Record<string, Usage> = { ...usageOfControls, ...usageOfContent };
