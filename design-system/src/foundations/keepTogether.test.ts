import { expect, it } from 'vitest';
import { keepTogether } from './keepTogether.ts';

it('leaves no space where a line could break', () => {
  expect(keepTogether('•• •••• 6677')).toBe('••\u00A0••••\u00A06677');
});
