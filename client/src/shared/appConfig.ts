import type { PageConfig } from '@prendarios/rules/pageConfig';

let config: PageConfig | null = null;

/** What the gateway wrote into the page's head. Throws on the landing page, which has none. */
export function appConfig(): PageConfig {
  if (config === null) {
    const block = document.getElementById('config');
    if (block === null) throw new Error('The page has no #config.');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from the gateway's checked settings
    config = JSON.parse(block.textContent) as PageConfig;
  }
  return config;
}
