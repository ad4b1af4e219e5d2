import { expect, test } from 'vitest';
import { PAGE_TEXTS } from './texts.ts';

test.each([
  ['0800 555 0100', 'tel:08005550100'],
  ['+54 (11) 4000-0000', 'tel:+541140000000'],
])('%s is dialled as %s', (phone, href) => {
  expect(PAGE_TEXTS.revocation.call(phone)).toEqual({ label: `Llamar al ${phone}`, href });
});
