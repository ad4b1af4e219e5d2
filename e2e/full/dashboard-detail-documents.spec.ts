import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { proposalsOf } from '../support/bankProposals.ts';
import { documentInputs } from '../support/documents.ts';
import { photo } from '../support/files.ts';
import { arrive } from '../support/screens.ts';
import { backOffice, PEOPLE, signIn } from '../support/session.ts';

const DASHBOARD = '/usuario/panel-de-seguimiento';
const pledgeOf = (id: string) => `${DASHBOARD}/propuesta/${id}/prenda`;
const reloadOf = (id: string) => `${DASHBOARD}/propuesta/${id}/resubir-documentacion`;

async function oldest(email: string, query: Record<string, string>) {
  // The oldest, because other journeys change newer ones.
  const proposal = (await proposalsOf(email, { status: 'A', ...query })).at(-1);
  if (proposal === undefined) throw new Error(`${email} sees no such proposal: ${JSON.stringify(query)}`);
  return proposal;
}

async function bytesOf(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; start: string; size: number }> {
  const waiting = page.waitForEvent('download');
  await press();
  const download = await waiting;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  const content = Buffer.concat(chunks);
  return {
    name: download.suggestedFilename(),
    start: content.subarray(0, 5).toString(),
    size: content.length,
  };
}

test('[RT-40] [ST-06] [EN-12] pledge documents can be downloaded, the inscribed pledge is uploaded, and the registry completes it', async ({
  page,
}) => {
  const { id, number } = await oldest(PEOPLE.seller, { flowPhase: 'REGISTRO_PRENDA_INSCRIPTA' });
  await signIn(page.context(), PEOPLE.seller);
  await page.goto(`${DASHBOARD}/propuesta/${id}`);
  await page.getByRole('link', { name: 'Ver la prenda' }).click();
  await arrive(page, pledgeOf(id));

  for (const name of ['FORMULARIO 03', 'CONTRATO DE PRENDA CON REGISTRO', 'ANEXO DE PRENDA']) {
    const file = await bytesOf(page, () => page.getByRole('button', { name: `Descargar ${name}` }).click());
    expect(file).toMatchObject({ name: `${name}.pdf`, start: '%PDF-' });
    expect(file.size).toBeGreaterThan(5_000);
  }

  const submit = page.getByRole('button', { name: 'Enviar la prenda inscripta' });
  await submit.click();
  await expect(page.getByRole('region', { name: 'Revisá estos datos' })).toContainText(
    'Subí la prenda inscripta.',
  );
  await page.getByLabel('Subí la prenda inscripta').setInputFiles(photo('prenda.png'));
  await expect(page.getByText('prenda.png', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Listo/)).toBeVisible();
  await submit.click();
  await expect(page.getByText('Recibimos la prenda inscripta')).toBeVisible();
  // The thumbnail of the photo.
  await expect(page.getByRole('listitem').filter({ hasText: 'prenda.png' }).locator('img')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Archivos de la prenda inscripta' })).toContainText(
    'prenda.png',
  );
  await expectAccessible(page);

  await backOffice(number, 'inscribe');
  await expect(page.getByText('La prenda está inscripta')).toBeVisible();
  await expect(submit).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Archivos de la prenda inscripta' })).toContainText(
    'prenda.png',
  );
  await page.getByRole('link', { name: 'Volver a la propuesta' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'El préstamo está en marcha' })).toBeVisible();
});

test('[RT-40] [RT-41] [ST-06] [ST-07] screens without a task say so and link back', async ({ page }) => {
  const { id } = await oldest(PEOPLE.seller, { flowPhase: 'OWNER' });
  await signIn(page.context(), PEOPLE.seller);
  await page.goto(pledgeOf(id));
  await expect(page.getByRole('heading', { name: 'La prenda todavía no está en el registro' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(reloadOf(id));
  await expect(page.getByRole('heading', { name: 'No hay documentos para volver a subir' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver la propuesta' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `${DASHBOARD}/propuesta/${id}`);
});

test('[RT-41] [ST-07] only returned documents can be uploaded again, survive a lost connection and let the proposal continue', async ({
  page,
}) => {
  const { id } = await oldest(PEOPLE.applicant, { flowPhase: 'RE_LOAD_DOCUMENTATION' });
  await signIn(page.context(), PEOPLE.applicant);
  await page.goto(`${DASHBOARD}/propuesta/${id}`);
  await page.getByRole('link', { name: 'Volver a subir documentos' }).click();
  await arrive(page, reloadOf(id));
  await expect(documentInputs(page)).toHaveCount(1);
  await expect(page.getByText(/^Para corregir: /)).toBeVisible();

  const submit = page.getByRole('button', { name: 'Enviar los documentos' });
  await submit.click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('region', { name: 'Revisá estos datos' })).toBeFocused();
  await documentInputs(page).setInputFiles(photo('dni nuevo.png'));
  await expect(page.getByText(/^Listo/)).toBeVisible();

  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('ReUploadDocuments') ? route.abort() : route.fallback(),
  );
  await submit.click();
  await expect(page.getByText('Sin conexión')).toBeVisible();
  await expect(page.getByText('dni nuevo.png', { exact: true })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Recibimos todos los documentos' })).toBeVisible();
  await expect(page.getByText(/La solicitud volvió a su etapa/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver la solicitud' }).click();
  await arrive(page, `${DASHBOARD}/propuesta/${id}`);
  await expect(page.getByText('Hay que volver a subirlo')).toHaveCount(0);
  await page.goBack();
  await arrive(page, reloadOf(id));
  await expect(page.getByRole('heading', { name: 'No hay documentos para volver a subir' })).toBeVisible();
});

test('[RT-39] the identity check link can be sent three times a day, after which the limit is explained', async ({
  page,
}) => {
  const { id } = await oldest(PEOPLE.applicant, { flowPhase: 'BIOMETRIA' });
  await signIn(page.context(), PEOPLE.applicant);
  await page.goto(`${DASHBOARD}/propuesta/${id}`);
  const send = page.getByRole('button', { name: 'Enviar el enlace por SMS' });
  for (const words of ['2 veces más', 'una vez más', 'Fue el último de hoy.']) {
    await send.click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await send.click();
  await expect(page.getByText('Ya enviamos el enlace tres veces hoy. Probá de nuevo mañana.')).toBeVisible();
});
