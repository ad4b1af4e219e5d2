import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';
import { floorFaults, floors, importFaults, importedModules, rooms } from './rooms.ts';
import type { House, Room } from './rooms.ts';

const allRooms = Object.keys(rooms) as Room[];
const houses = Object.keys(floors) as House[];
const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

describe('rooms import in one direction', () => {
  it.each(allRooms)('%s keeps to its rule', (room) => {
    const files = sourceFiles(`${room}/src`, ['.ts', '.tsx']);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((path) => importFaults(room, path, readSource(path)))).toEqual([]);
  });

  it.each([
    ['client', 'client/src/x.ts', "import { Button } from '@mui/material';"],
    ['client', 'client/src/x.ts', "export * from '@emotion/react';"],
    ['client', 'client/src/x.ts', "const bank = import('../../upstream/bank/src/app.ts');"],
    ['gateway', 'gateway/src/x.ts', "import { buildBank } from '@prendarios/bank/app';"],
    ['upstream/bank', 'upstream/bank/src/x.ts', "import { money } from '../../../gateway/src/money.ts';"],
    ['rules', 'rules/src/x.ts', "import { readFileSync } from 'node:fs';"],
    ['design-system', 'design-system/src/x.tsx', "import { checkDni } from '@prendarios/rules/dni';"],
  ] as const)('%s is caught at a forbidden import', (room, path, text) => {
    expect(importFaults(room, path, text)).toHaveLength(1);
  });

  it('flows of the client do not import one another', () => {
    const faults = sourceFiles('client/src/flows', ['.ts', '.tsx']).flatMap((path) => {
      const flow = path.split('/')[3];
      return importedModules(path, readSource(path))
        .map((name) => /flows\/([\w-]+)\//.exec(name)?.[1])
        .filter((other) => other !== undefined && other !== flow)
        .map((other) => `${path} imports the flow ${other}`);
    });
    expect(faults).toEqual([]);
  });

  it('the shared part of the client knows no flow', () => {
    const faults = sourceFiles('client/src/shared', ['.ts', '.tsx']).filter((path) =>
      importedModules(path, readSource(path)).some((name) => name.includes('/flows/')),
    );
    expect(faults).toEqual([]);
  });
});

describe('folders of a server import in one direction', () => {
  it.each(houses)('%s: down, never up or sideways', (house) => {
    const files = sourceFiles(house, ['.ts']).filter((path) => !isTest(path));
    expect(files.flatMap((path) => floorFaults(house, path, readSource(path)))).toEqual([]);
  });

  it.each([
    ['up', 'gateway/src', 'http/x.ts', "import type { Metrics } from '../operations/metrics.ts';"],
    ['sideways', 'gateway/src', 'pages/x.ts', "import { fileRoutes } from '../files/files.ts';"],
    ['in a folder of no floor', 'gateway/src', 'new/x.ts', ''],
    ['of a domain', 'upstream/bank/src', 'platform/x.ts', "import type { Bank } from '../domain/bank.ts';"],
    ['of the demo', 'upstream/bank/src', 'domain/loan/x.ts', "import('../../demo/personas.ts');"],
    ['of test code', 'upstream/bank/src', 'demo/x.ts', "import { testBank } from '../testing/bank.ts';"],
  ] as const)('an import %s is caught', (_what, house, file, text) => {
    expect(floorFaults(house, `${house}/${file}`, text)).toHaveLength(1);
  });

  it.each(houses)('%s: every folder of the list is there', (house) => {
    const files = sourceFiles(house, ['.ts']);
    const isThere = (folder: string) => files.some((path) => `${path}/`.startsWith(`${house}/${folder}/`));
    expect(floors[house].flat().filter((folder) => !isThere(folder))).toEqual([]);
  });
});

describe('sources keep to the house', () => {
  it('no colour is written outside the tokens', () => {
    const faults = [
      ...sourceFiles('client/src', ['.ts', '.tsx', '.css']),
      ...sourceFiles('design-system/src', ['.tsx', '.css']).filter((path) => !path.includes('/tokens/')),
    ]
      .filter((path) => !isTest(path))
      .filter((path) => /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?=[;,'")\s])/i.test(readSource(path)));
    expect(faults).toEqual([]);
  });

  it('no file has grown two subjects', () => {
    const faults = [...allRooms.map((room) => `${room}/src`), 'tests', 'e2e', 'scripts']
      .flatMap((directory) => sourceFiles(directory, ['.ts', '.tsx']))
      .filter((path) => readSource(path).split('\n').length > 350);
    expect(faults).toEqual([]);
  });
});
