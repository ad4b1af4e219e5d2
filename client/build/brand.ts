import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseBrandFile } from '@prendarios/rules/brandFile';
import { withBrand } from '@prendarios/rules/brandPage';
import type { PageConfig } from '@prendarios/rules/pageConfig';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

const CONFIG = `{ appConfig {
  flags { logs sidebar: dashboardSidebar coOwner signUp corporateSignIn } sessionIdleMinutes
  identity { issuer userPoolId region clientId endpoint authorizeDomain authorizeOverHttp }
  demo { outboxUrl }
} }`;

async function configOf(gateway: string): Promise<PageConfig> {
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: CONFIG }),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own gateway's answer to the query above
  const { data } = (await answer.json()) as { data: { appConfig: PageConfig } };
  return data.appConfig;
}

/**
 * In development, writes the bank's data and the gateway's settings into the pages, as the gateway does with the build.
 */
export function brand(gateway: string): Plugin {
  return {
    name: 'prendarios-brand',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: async (page) => {
        const file = readFileSync(resolve(root, process.env['BRAND_FILE'] ?? 'brand.json'), 'utf8');
        return withBrand(page, parseBrandFile(file), { config: await configOf(gateway) });
      },
    },
  };
}
