import { afterAll, expect } from 'vitest';
import { withoutMuiRoot } from './standsOnMui.ts';

afterAll(() => {
  expect(withoutMuiRoot()).toEqual([]);
});
