import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // MDX pages use components; only their imports matter.
  compilers: { mdx: (text) => [...text.matchAll(/^import .*$/gm)].join('\n') },
  workspaces: {
    // Run by hand.
    '.': {
      entry: ['stryker.vitest.config.ts'],
      project: ['*.ts', 'scripts/**/*.ts'],
    },
    // Entries of the server build, of scripts and of tests; the HTML pages name the others.
    client: {
      entry: ['src/app/prerender/server.tsx', 'build/{budgets,brandFile}.ts', '{src,build}/**/*.test.ts'],
    },
    // Tests of the visual run. Nothing outside the repository imports these packages, so every export must be used here.
    'design-system': { entry: ['visual/*.visual.ts'], includeEntryExports: true },
    rules: { includeEntryExports: true },
    // Started by Playwright.
    e2e: { entry: ['bankProxy.ts', 'firefox/{playwright.config,install,relay}.ts'] },
    // Commands passed to the kit.
    conformance: { entry: ['demo/*.ts'] },
    servers: { includeEntryExports: true },
    // Each is started by its path in a separate process.
    tests: { entry: ['chaos/movedClock.ts'] },
    // bench/ uses the servers in the second folder.
    gateway: { entry: ['scripts/*.ts', 'src/testing/cost/*.ts'] },
    'upstream/bank': { entry: ['src/testing/*.server.ts', 'scripts/*.ts'] },
  },
  // Codegen writes types for the complete schema, used or not.
  ignore: ['**/generated/**'],
  ignoreIssues: {
    // A component's props are part of its API.
    'design-system/src/**': ['types'],
    // The type of a scanned DNI is part of the rule's API.
    'rules/src/dniBarcode.ts': ['types'],
  },
};

export default config;
