import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#testing/mount.tsx';
import { CertificateCard } from './CertificateCard.tsx';

const ID = '22222222-2222-4222-8222-222222222222';
const PATH = `/certificado/${ID}`;

const fetched = vi.fn<typeof fetch>();
const copied = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  copied.mockResolvedValue();
  mount(<CertificateCard path={PATH} />);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  copied.mockReset();
});

const send = page.getByRole('button', { name: 'Enviar certificado' });
const save = page.getByRole('button', { name: 'Descargar certificado' });

test('says what the certificate shows and what it does not show', async () => {
  await expect.element(page.getByText(/No muestra tu DNI, tu contacto ni tus ingresos/)).toBeVisible();
});

test('copies the link to the public page', async () => {
  await userEvent.click(send);
  await expect.element(page.getByText(/^Copiamos el enlace/)).toBeVisible();
  expect(copied).toHaveBeenCalledExactlyOnceWith(`${location.origin}${PATH}`);
});

test('shows the link if the browser cannot copy it', async () => {
  copied.mockRejectedValue(new Error('denied'));
  await userEvent.click(send);
  await expect.element(page.getByRole('link', { name: 'Abrir el certificado' })).toBeVisible();
});

test.each([
  ['No encontramos el archivo', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['No pudimos traer el archivo', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['No hay conexión', () => Promise.reject(new TypeError('offline'))],
] as const)('says %s and offers a retry', async (message, answer) => {
  fetched.mockImplementation(answer);
  await userEvent.click(save);
  await expect.element(page.getByText(new RegExp(message))).toBeVisible();
  await expect.element(save).toBeEnabled();
  expect(fetched.mock.calls[0]?.[0]).toBe(`/files/certificates/${ID}`);
});
