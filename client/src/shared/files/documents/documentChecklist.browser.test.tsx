import { useMemo, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#testing/mount.tsx';
import { DocumentChecklist } from './DocumentChecklist.tsx';
import type { RequiredDocument } from './documents.ts';
import { submitLabel } from './texts.ts';
import { useDocumentUploads, type DocumentTarget } from './useDocumentUploads.ts';

const asked = (type: string, label: string): RequiredDocument => ({
  __typename: 'RequiredDocument',
  type,
  label,
  party: 'VEHICLE',
  isMandatory: true,
  status: 'PENDING',
  observation: null,
  files: [],
});
const TITLE = asked('VEHICLE_TITLE', 'Título');
const CARD = asked('VEHICLE_CARD', 'Cédula');
const FORM = asked('FORM_08', 'Formulario 08');

const pdf = (name: string) => new File([`%PDF-1.7\n${name}`], name, { type: 'application/pdf' });

async function photo(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 800;
  const context = canvas.getContext('2d');
  context?.fillText(name, 10, 10);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File([blob ?? ''], name, { type: 'image/png' });
}

type Props = { start: readonly RequiredDocument[]; single?: boolean; sent: File[] };

/** A bank that accepts every file. */
const Screen = ({ start, single = false, sent }: Props) => {
  const [documents, setDocuments] = useState(start);
  const target = useMemo((): DocumentTarget => {
    const names = new Map<string, File>();
    return {
      send: (file) => {
        sent.push(file);
        const fileId = `f${sent.length}`;
        names.set(fileId, file);
        return Promise.resolve({ kind: 'sent', fileId });
      },
      attach: (type, fileIds) => {
        const files = fileIds.map((id): RequiredDocument['files'][number] => ({
          __typename: 'DocumentFile',
          id,
          name: names.get(id)?.name ?? '',
          size: 9,
          contentType: names.get(id)?.type ?? '',
        }));
        setDocuments((now) =>
          now.map((one) =>
            one.type === type ? { ...one, files, status: files.length > 0 ? 'UPLOADED' : 'PENDING' } : one,
          ),
        );
        return Promise.resolve({ refusal: undefined, documents: undefined });
      },
    };
  }, [sent]);
  const uploads = useDocumentUploads(target, documents, { single });
  return (
    <>
      <DocumentChecklist
        groups={[{ documents }]}
        uploads={uploads}
        errorOf={(field) => uploads.faults[field]}
      />
      <button>{submitLabel('Listo todo', uploads.missing)}</button>
    </>
  );
};

const show = (start: readonly RequiredDocument[], single = false) => {
  const sent: File[] = [];
  mount(<Screen start={start} single={single} sent={sent} />);
  return sent;
};
/** The field for all files. */
const all = () => page.getByLabelText(/^Agregar fotos o archivos/);
const row = (label: string) => page.getByLabelText(new RegExp(`^${label}`));
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const says = () =>
  page
    .getByRole('status')
    .elements()
    .map((one) => one.textContent ?? '')
    .join(' ');

test('needs one press to sort each of several files, except those whose document is clear', async () => {
  const sent = show([TITLE, CARD, FORM]);
  await expect.element(page.getByRole('button', { name: 'Continuar · faltan 3' })).toBeVisible();
  await userEvent.upload(all(), [pdf('IMG_1.pdf'), pdf('titulo.pdf'), pdf('IMG_2.pdf')]);
  await expect.element(page.getByText('titulo.pdf', { exact: true })).toBeVisible();
  await expect.poll(says).toContain('titulo.pdf: lo pusimos en Título.');
  await expect.poll(says).toContain('Faltan 2 documentos.');
  // The page asks about them before the user can continue.
  await expect.element(all()).toHaveAccessibleDescription(/Elegí qué documento es cada archivo/);
  await expect.element(page.getByText('Falta decir qué son estos 2 archivos')).toBeVisible();
  await press('IMG_2.pdf');
  await press('Cédula');
  await expect.element(page.getByRole('button', { name: 'Listo todo' })).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(['titulo.pdf', 'IMG_2.pdf', 'IMG_1.pdf']);
  await expect.poll(says).toContain('IMG_1.pdf: lo pusimos en Formulario 08.');
  // Without buttons left, the focus moves to the number of missing documents.
  expect(document.activeElement?.textContent).toBe('Están todos los documentos que pedimos');
});

test('moves the focus from one file to the next for keyboard users', async () => {
  show([TITLE, CARD, FORM]);
  await userEvent.upload(all(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  const first = page.getByRole('button', { name: 'a.pdf', exact: true });
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(first);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'b.pdf', exact: true })).toHaveFocus();
  await press('Quitar: b.pdf');
  await expect.element(page.getByRole('button', { name: 'c.pdf', exact: true })).toHaveFocus();
});

test('offers missing documents first, then optional ones, then those with a file', async () => {
  show([{ ...FORM, isMandatory: false }, TITLE, CARD, asked('FLEET', 'Flota')]);
  await userEvent.upload(all(), [pdf('titulo.pdf'), pdf('a.pdf')]);
  const kinds = page.getByRole('group', { name: '¿Qué documento es a.pdf?' }).getByRole('button');
  await expect
    .poll(() => kinds.elements().map((one) => one.textContent))
    .toEqual(['Cédula', 'Flota', 'Formulario 08', 'Título', 'Quitar']);
});

test('moves a file from the wrong document with two presses', async () => {
  const sent = show([TITLE, CARD]);
  await userEvent.upload(all(), pdf('titulo.pdf'));
  await press('Mover: titulo.pdf');
  await expect.element(page.getByRole('button', { name: 'Dejarlo en Título' })).toBeVisible();
  await userEvent.click(
    page.getByRole('group', { name: /titulo\.pdf/ }).getByRole('button', { name: 'Cédula' }),
  );
  await expect.element(row('Título')).toHaveAccessibleDescription(/Falta subir/);
  await expect.element(row('Cédula')).not.toHaveAccessibleDescription(/Falta/);
  expect(sent).toHaveLength(1);
});

test('combines several photos of one document into one PDF with a page each', async () => {
  const sent = show([TITLE, asked('SELLER_DNI_FRONT', 'DNI, frente')]);
  await userEvent.upload(row('Título'), [await photo('a.png'), await photo('b.png')]);
  await expect.element(page.getByText('Título.pdf')).toBeVisible();
  // Blank sheets: problems name their page.
  await expect.element(page.getByText(/hoja 1: .* Hoja 2: /).first()).toBeVisible();
  // Sides of a card stay photos.
  await userEvent.upload(row('DNI, frente'), [await photo('c.png'), await photo('d.png')]);
  await expect.element(page.getByText('d.png')).toBeVisible();
  await press('Usar igual: Título.pdf');
  await expect
    .poll(() => sent.map(({ name, type }) => [name, type]))
    .toContainEqual(['Título.pdf', 'application/pdf']);
});

test('names and drops a file of the wrong type', async () => {
  show([TITLE, CARD]);
  await userEvent.upload(all(), [new File(['MZ'], 'malo.exe'), pdf('titulo.pdf')]);
  await expect.element(page.getByText(/malo\.exe: El archivo no es/).first()).toBeVisible();
  await expect.element(page.getByText('titulo.pdf', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Falta decir qué/)).not.toBeInTheDocument();
});

test('asks about each file, one per document, if files cannot be moved later', async () => {
  const sent = show([TITLE, CARD], true);
  await userEvent.upload(all(), pdf('titulo.pdf'));
  await expect.element(page.getByRole('group', { name: '¿Qué documento es titulo.pdf?' })).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.upload(row('Cédula'), [pdf('1.pdf'), pdf('2.pdf')]);
  await expect.element(page.getByText(/^Acá entra un solo archivo/).first()).toBeVisible();
  expect(sent).toEqual([]);
});
