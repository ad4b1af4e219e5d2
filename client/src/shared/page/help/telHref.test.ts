import { expect, test } from 'vitest';
import { telHref } from './telHref.ts';

test.each([
  ['0800 555 0100', 'tel:08005550100'],
  ['+54 (11) 4000-0000', 'tel:+541140000000'],
])('%s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
