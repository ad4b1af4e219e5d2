import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';
import { layerFaults, layers, importFaults, packages } from './imports.ts';
import type { LayeredRoot, Package } from './imports.ts';

const packageNames = Object.keys(packages) as Package[];
const layeredRoots = Object.keys(layers) as LayeredRoot[];
const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

describe('packages import in one direction', () => {
  it.each(packageNames)('%s imports only what it may', (name) => {
    const files = sourceFiles(`${name}/src`, ['.ts', '.tsx']);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((path) => importFaults(name, path, readSource(path)))).toEqual([]);
  });

  it.each([
    ['client', 'client/src/x.ts', "import { Button } from '@mui/material';"],
    ['client', 'client/src/x.ts', "export * from '@emotion/react';"],
    ['client', 'client/src/x.ts', "const bank = import('../../upstream/bank/src/app.ts');"],
    ['gateway', 'gateway/src/x.ts', "import { buildBank } from '@prendarios/bank/app';"],
    ['upstream/bank', 'upstream/bank/src/x.ts', "import { money } from '../../../gateway/src/money.ts';"],
    ['rules', 'rules/src/x.ts', "import { readFileSync } from 'node:fs';"],
    ['design-system', 'design-system/src/x.tsx', "import { checkDni } from '@prendarios/rules/dni';"],
  ] as const)('reports a forbidden import of %s', (name, path, text) => {
    expect(importFaults(name, path, text)).toHaveLength(1);
  });
});

describe('folders import in one direction', () => {
  it.each(layeredRoots)('%s: downwards, never up or sideways', (root) => {
    const files = sourceFiles(root, ['.ts', '.tsx']).filter(
      (path) => !isTest(path) && !path.endsWith('.d.ts'),
    );
    expect(files.flatMap((path) => layerFaults(root, path, readSource(path)))).toEqual([]);
  });

  it.each([
    ['up', 'gateway/src', 'http/x.ts', "import type { Metrics } from '../operations/metrics.ts';"],
    ['sideways', 'gateway/src', 'pages/x.ts', "import { fileRoutes } from '../files/files.ts';"],
    [
      'from another flow',
      'client/src',
      'flows/quote/x.ts',
      "import { HOLDER_STEPS } from '#flows/holder/flow/flow.ts';",
    ],
    ['from a flow', 'client/src', 'shared/forms/x.ts', "import('../../flows/holder/flow.ts');"],
    ['in a folder without a layer', 'gateway/src', 'new/x.ts', ''],
    [
      'from the domain',
      'upstream/bank/src',
      'platform/x.ts',
      "import type { Bank } from '../domain/bank.ts';",
    ],
    ['from the demo', 'upstream/bank/src', 'domain/loan/x.ts', "import('../../demo/personas.ts');"],
    ['from test code', 'upstream/bank/src', 'demo/x.ts', "import { testBank } from '../testing/bank.ts';"],
  ] as const)('reports an import %s', (_what, root, file, text) => {
    expect(layerFaults(root, `${root}/${file}`, text)).toHaveLength(1);
  });

  it.each(layeredRoots)('%s: every listed folder exists', (root) => {
    const files = sourceFiles(root, ['.ts', '.tsx']);
    const isThere = (folder: string) => files.some((path) => `${path}/`.startsWith(`${root}/${folder}/`));
    expect(layers[root].flat().filter((folder) => !isThere(folder))).toEqual([]);
  });
});

describe('sources', () => {
  it('define colours only in the design tokens', () => {
    const faults = [
      ...sourceFiles('client/src', ['.ts', '.tsx', '.css']),
      ...sourceFiles('design-system/src', ['.tsx', '.css']).filter((path) => !path.includes('/tokens/')),
    ]
      .filter((path) => !isTest(path))
      .filter((path) => /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?=[;,'")\s])/i.test(readSource(path)));
    expect(faults).toEqual([]);
  });

  it('have at most 350 lines per file', () => {
    const faults = [...packageNames.map((name) => `${name}/src`), 'tests', 'e2e', 'scripts']
      .flatMap((directory) => sourceFiles(directory, ['.ts', '.tsx']))
      .filter((path) => readSource(path).split('\n').length > 350);
    expect(faults).toEqual([]);
  });
});
