import type { Plugin } from 'vite';
import { brands } from '../design-system/src/tokens/brands.ts';
import { tokenFiles } from '../design-system/src/tokens/designTokens.ts';

const FILES = Object.entries(tokenFiles(brands)).map(
  ([name, tokens]) => [name, JSON.stringify(tokens, null, 2)] as const,
);

/** Serves the tokens as `tokens/*.tokens.json` next to Storybook's pages, and adds them to its build. */
export const designTokenFiles = (): Plugin => ({
  name: 'design-token-files',
  configureServer: ({ middlewares }) => {
    middlewares.use('/tokens/', (request, response, next) => {
      const found = FILES.find(([name]) => request.url === `/${name}`);
      if (found === undefined) {
        next();
        return;
      }
      response.setHeader('Content-Type', 'application/json');
      response.end(found[1]);
    });
  },
  generateBundle() {
    for (const [name, source] of FILES) this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source });
  },
});
