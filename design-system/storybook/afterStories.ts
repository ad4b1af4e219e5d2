import { afterAll, expect } from 'vitest';
import { withoutMuiRoot } from './builtOnMui.ts';

afterAll(() => {
  expect(withoutMuiRoot()).toEqual([]);
});
