import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#testing/mount.tsx';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import type { RequiredDocument } from './documents.ts';
import { UPLOAD_TEXTS } from '../uploads/texts.ts';
import { useDocumentUploads, type DocumentTarget } from './useDocumentUploads.ts';

/** A bank that refuses every file, as if it had a password. */
const refusing: DocumentTarget = {
  send: () => Promise.resolve({ kind: 'refused', message: 'El PDF tiene contraseña.' }),
  attach: () => Promise.resolve({ refusal: undefined, documents: undefined }),
};

const invoice: RequiredDocument = {
  __typename: 'RequiredDocument',
  type: 'INVOICE',
  label: 'Factura',
  party: 'VEHICLE',
  isMandatory: true,
  status: 'PENDING',
  observation: null,
  files: [],
};
const LEFT_BEHIND = UPLOAD_TEXTS.leftBehind('factura.pdf');
const ASKED = [invoice];
const file = () => new File(['%PDF-1.7\n'], 'factura.pdf', { type: 'application/pdf' });

const Screen = () => {
  const uploads = useDocumentUploads(refusing, ASKED);
  const [told, setTold] = useState<readonly ServerProblem[] | null>(null);
  return (
    <>
      <ul>
        {uploads.queued.map(({ id, name, error }) => (
          <li key={id}>{`${name}: ${error ?? ''}`}</li>
        ))}
      </ul>
      <output>{told === null ? 'nunca' : told.map(({ message }) => message).join('; ') || 'nada'}</output>
      <button onClick={() => uploads.add(invoice, [file()])}>Agregar</button>
      <button onClick={() => void uploads.finish().then(setTold)}>Continuar</button>
    </>
  );
};

test('reports each file that the bank has rejected once on continuing', async () => {
  mount(<Screen />);
  const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
  const told = page.getByRole('status');
  const refused = page.getByRole('listitem').filter({ hasText: 'El PDF tiene contraseña.' });
  await press('Agregar');
  await expect.element(refused).toBeVisible();
  await press('Continuar');
  await expect.element(told).toHaveTextContent(LEFT_BEHIND);
  await press('Continuar');
  await expect.element(told).toHaveTextContent('nada');
  await press('Agregar');
  await expect.poll(() => refused.elements().length).toBe(2);
  await press('Continuar');
  await expect.element(told).toHaveTextContent(LEFT_BEHIND);
});
