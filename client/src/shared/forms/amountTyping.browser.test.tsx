import { AmountField } from '@prendarios/design-system/fields/AmountField';
import { parseWholeAmount } from '@prendarios/rules/amount';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#testing/mount.tsx';

const Screen = () => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <AmountField name="value" label="Valor" parse={parseWholeAmount} value={value} onChange={setValue} />
      <output>{value ?? 'nada'}</output>
    </>
  );
};

const field = page.getByLabelText('Valor');
const amount = page.getByRole('status');

/** Returns the input's text with '|' at the caret. */
function caret(): string {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) return '';
  const at = input.selectionStart ?? 0;
  return `${input.value.slice(0, at)}|${input.value.slice(at)}`;
}

test('groups digits while the user types and keeps the caret in place during corrections', async () => {
  mount(<Screen />);
  await userEvent.click(field);
  await userEvent.keyboard('1500000');
  expect(caret()).toBe('1.500.000|');
  await expect.element(amount).toHaveTextContent('1500000');

  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}7');
  expect(caret()).toBe('15.07|0.000');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(caret()).toBe('15|0.000');
  await userEvent.keyboard('{End}{Backspace}');
  expect(caret()).toBe('15.000|');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}');
  expect(caret()).toBe('1|.000');
  await userEvent.keyboard('{ArrowLeft}{Delete}');
  await expect.element(amount).toHaveTextContent('0');
});

test.each([
  ['1500000', '1.500.000', '1500000'],
  ['1.500.000', '1.500.000', '1500000'],
  ['1.500.000,50', '1.500.000,50', '1500001'],
  ['$ 1500000', '$ 1.500.000', '1500000'],
  ['1,5 millones', '1,5 millones', '1500000'],
  ['mucho', 'mucho', 'nada'],
])('accepts a pasted %s', async (pasted, shown, value) => {
  mount(<Screen />);
  await userEvent.click(field);
  // Simulates a paste without the clipboard permission.
  document.execCommand('insertText', false, pasted);
  expect(caret()).toBe(`${shown}|`);
  await expect.element(amount).toHaveTextContent(value);
});
