import type { PageConfig } from '@prendarios/rules/pageConfig';

let config: PageConfig | null = null;

/** Returns the settings that the gateway wrote into the page's head. Throws on the landing page, which has none. */
export function appConfig(): PageConfig {
  if (config === null) {
    const block = document.getElementById('config');
    if (block === null) throw new Error('The page has no #config.');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway writes it from its validated settings
    config = JSON.parse(block.textContent) as PageConfig;
  }
  return config;
}
