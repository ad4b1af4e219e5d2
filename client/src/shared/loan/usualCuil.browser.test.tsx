import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Gender } from '#generated/graphql.ts';
import { useUsualCuil } from './useUsualCuil.ts';

const Form = () => {
  const [documentNumber, setDocument] = useState('');
  const [gender, setGender] = useState<Gender | null>(null);
  const [cuil, setCuil] = useState('');
  const { isFilled } = useUsualCuil({ documentNumber, gender, cuil }, setCuil);
  return (
    <>
      <input aria-label="DNI" value={documentNumber} onChange={({ target }) => setDocument(target.value)} />
      <button onClick={() => setGender('FEMALE')}>Mujer</button>
      <input aria-label="CUIL" value={cuil} onChange={({ target }) => setCuil(target.value)} />
      <output>{isFilled ? 'filled in' : 'typed'}</output>
    </>
  );
};

let root: Root | null = null;
beforeEach(async () => {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(<Form />);
  await page.getByLabelText('DNI').fill('30.111.222');
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const cuil = page.getByLabelText('CUIL');

test('updates the usual CUIL with the document and gender [VA-07]', async () => {
  await expect.element(cuil).toHaveValue('');
  await page.getByRole('button', { name: 'Mujer' }).click();
  await expect.element(cuil).toHaveValue('27-30111222-5');
  await expect.element(page.getByText('filled in')).toBeVisible();
  await page.getByLabelText('DNI').fill('28.456.789');
  await expect.element(cuil).toHaveValue('27-28456789-2');
});

test('keeps an entered CUIL', async () => {
  await cuil.fill('23-30111222-4');
  await page.getByRole('button', { name: 'Mujer' }).click();
  await expect.element(page.getByText('typed')).toBeVisible();
  await expect.element(cuil).toHaveValue('23-30111222-4');
});
