import type { Usage } from './usageNote.ts';
import { usageOfContent } from './usageOfContent.ts';
import { usageOfControls } from './usageOfControls.ts';

/** What each component is for: shown above its stories. The key is the story's title. */
export const usage: Record<string, Usage> = { ...usageOfControls, ...usageOfContent };
