import { describe, expect, test } from 'vitest';
import { staticClosure } from './scripts.ts';

const chunk = (file: string, modules: string[], imports: string[] = []) =>
  [file, { file, modules, imports }] as const;

const scripts = new Map([
  chunk('base.js', ['src/react.ts']),
  chunk('shared.js', ['src/shared.ts', 'src/gate.ts'], ['base.js', 'cycle.js']),
  chunk('cycle.js', ['src/cycle.ts'], ['shared.js']),
  chunk('screen.js', ['src/Screen.tsx'], ['shared.js', 'base.js']),
]);
const filesOf = (...modules: string[]) => staticClosure(scripts, modules).map(({ file }) => file);

describe('module scripts', () => {
  test('are each listed once, after their imports', () => {
    expect(filesOf('src/gate.ts', 'src/Screen.tsx')).toEqual([
      'base.js',
      'cycle.js',
      'shared.js',
      'screen.js',
    ]);
  });

  test('include scripts that a module shares with others', () => {
    expect(filesOf('src/gate.ts')).toEqual(filesOf('src/shared.ts'));
  });

  test('cannot be listed for a module without a script', () => {
    expect(() => filesOf('src/Gone.tsx')).toThrow('src/Gone.tsx');
  });
});
