import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // The written pages use components; only their imports are read.
  compilers: { mdx: (text) => [...text.matchAll(/^import .*$/gm)].join('\n') },
  workspaces: {
    // Started by hand.
    '.': {
      entry: ['stryker.vitest.config.ts'],
      project: ['*.ts', 'scripts/**/*.ts'],
    },
    // Named by the two pages and, for the server, by vite.config.ts.
    client: {
      entry: ['src/app/prerender/server.tsx', 'build/{budgets,brandFile}.ts', '{src,build}/**/*.test.ts'],
    },
    // Tests of the visual run. Nobody outside the repository imports these two packages, so every export needs a use here.
    'design-system': { entry: ['visual/*.visual.ts'], includeEntryExports: true },
    rules: { includeEntryExports: true },
    // Playwright starts them, beside the servers or in place of the browser.
    e2e: { entry: ['bankProxy.ts', 'firefox/{playwright.config,install,relay}.ts'] },
    // Commands that the kit is given.
    conformance: { entry: ['demo/*.ts'] },
    servers: { includeEntryExports: true },
    // Each is started by its path, in a process of its own.
    tests: { entry: ['chaos/movedClock.ts'] },
    // bench/ uses the second.
    gateway: { entry: ['scripts/*.ts', 'src/testing/cost/*.ts'] },
    'upstream/bank': { entry: ['src/testing/*.server.ts', 'scripts/*.ts'] },
  },
  // What codegen writes is as large as the schema.
  ignore: ['**/generated/**'],
  ignoreIssues: {
    // A component's props are part of what it offers.
    'design-system/src/**': ['types'],
    // For the screen that will scan a DNI.
    'rules/src/dniBarcode.ts': ['types'],
  },
};

export default config;
