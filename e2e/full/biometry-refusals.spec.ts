import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { holderToCheck } from '../support/bankJourney.ts';
import { test } from '../support/camera.ts';
import { enterSigningCode } from '../support/contract.ts';
import { cardText, frontPhoto } from '../support/dniCard.ts';
import { iPhonePhoto, photo } from '../support/files.ts';
import { isOperation } from '../support/flags.ts';
import { acceptPhotos, prove, sendFace, sendPhoto, sendPhotos, validate } from '../support/identityCheck.ts';
import { applicant } from '../support/people.ts';
import { arrive } from '../support/screens.ts';
import { backOffice } from '../support/session.ts';

const PHOTOS = '**/files/biometry/**';
const CLOSED = {
  statusCode: 403,
  code: 'OUT_OF_HOURS',
  message: 'Este paso está disponible de 7 a 23 h. Tus datos quedaron guardados.',
};
const refuse = (route: Route, body: typeof CLOSED) =>
  route.fulfill({ status: body.statusCode, contentType: 'application/json', body: JSON.stringify(body) });

async function chooseFile(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator('input[type="file"]').setInputFiles(file);
}

test('[RT-48] [ER-05] [ER-07] without a camera, the DNI can be a file and the face needs another phone; a slow verifier is awaited', async ({
  page: phone,
  browser,
}) => {
  const holder = await holderToCheck();
  await prove(phone, holder, `/biometria?id=${holder.id}`);
  const page = await (await browser.newContext()).newPage();
  await prove(page, holder, '/biometria');
  await expect(page.getByText('No se detectó ningún dispositivo de cámara.')).toBeVisible();
  await expect(page.getByText(/Copiá el enlace y abrilo en otro celular/)).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar el enlace' }).click();
  await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/biometria?id=${holder.id}`);
  await page.getByRole('button', { name: 'Enviarme el enlace por SMS' }).click();
  await expect(page.getByText(/^Enviamos el enlace al /)).toBeVisible();
  await arrive(page, '/biometria');
  await acceptPhotos(page);

  await page.getByRole('link', { name: 'Sacar la foto del frente' }).click();
  await page.getByRole('button', { name: 'Abrir la cámara' }).click();
  await expect(page.getByText('No se detectó ningún dispositivo de cámara.')).toBeVisible();
  await arrive(page, '/biometria');
  await chooseFile(page, { name: 'dni.png', mimeType: 'image/png', buffer: Buffer.from('no photo') });
  await expect(page.getByText(/No pudimos abrir la foto/)).toBeVisible();
  await chooseFile(page, iPhonePhoto);
  await expect(page.getByText(/No podemos abrir fotos HEIC/)).toBeVisible();

  await cutThenOn(page);
  await closedThenOpen(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cara' })).toBeVisible();
  await expect(page.getByText('No se detectó ningún dispositivo de cámara.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar el enlace' })).toBeVisible();
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
  await arrive(page, '/biometria');

  await phone.goto(`/biometria?id=${holder.id}&foto=selfie`);
  await test.step('the page waits for a slow verifier and continues automatically', () =>
    waitForVerifier(phone));
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await expect(phone).toHaveURL(/\/biometria\/(medio-de-pago|seguro)/);
  await page.context().close();
});

test('[RT-48] an unreadable DNI barcode gets a warning and can be sent; another person’s DNI is rejected and the holder’s accepted', async ({
  page,
}) => {
  const holder = await holderToCheck();
  await prove(page, holder, `/biometria?id=${holder.id}`);
  await acceptPhotos(page);
  await page.getByRole('link', { name: 'Sacar la foto del frente' }).click();
  const unread = page.getByText(/^No pudimos leer el código de barras de la foto/);
  const choose = (file: Parameters<typeof chooseFile>[1]) => chooseFile(page, file);
  await choose(photo('paisaje.png', 500));
  await expect(unread).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usar igual' })).toBeVisible();
  await arrive(page, '/biometria');
  await page.getByRole('button', { name: 'Elegir otra' }).click();

  await choose(await frontPhoto(cardText(applicant())));
  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(page.getByRole('alert')).toContainText('El código de barras tiene otro número de DNI');
  await expect(unread).toHaveCount(0);
  await arrive(page, '/biometria');
  await page.getByRole('button', { name: 'Elegir otra' }).click();

  await choose(await frontPhoto(cardText(holder.person)));
  await page.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dorso de tu DNI' })).toBeVisible();
});

/** Sends the last photo while the verifier's result is pending. */
async function waitForVerifier(page: Page): Promise<void> {
  let isPending = true;
  const wait = (data: Data) => {
    const proposal = (data['proposal'] ?? data['currentProposal']) as { biometry: Data } | undefined;
    if (isPending && proposal) proposal.biometry['status'] = 'PENDING';
  };
  await answering(page, 'IdentityCheckStatus', wait);
  await answering(page, 'BiometryFlow', wait);
  await sendFace(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos validando tu identidad' })).toBeVisible();
  await arrive(page, '/biometria');
  isPending = false;
  await expect(page.getByRole('heading', { level: 1, name: 'Validamos tu identidad' })).toBeVisible();
}

/** Sends the first photo while offline, then again once online. */
async function cutThenOn(page: Page): Promise<void> {
  await page.route(PHOTOS, (route) => route.abort('connectionreset'));
  await sendPhoto(page, 'Frente de tu DNI');
  await expect(page.getByRole('alert')).toContainText('Se cortó la conexión. Tu foto sigue acá');
  await page.unroute(PHOTOS);
  await page.getByRole('button', { name: /^Usar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dorso de tu DNI' })).toBeVisible();
}

/** Sends the second photo outside the opening hours, then the same photo again from the page that says so. */
async function closedThenOpen(page: Page): Promise<void> {
  await page.route(PHOTOS, (route) => refuse(route, CLOSED));
  await sendPhoto(page, 'Dorso de tu DNI');
  await expect(page.getByText(CLOSED.message)).toBeVisible();
  await arrive(page, '/biometria');
  await page.unroute(PHOTOS);
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
}

test('[RT-48] a blocked camera and a rejected photo are explained, and a cancellation in the meantime appears once online', async ({
  page,
}) => {
  const holder = await holderToCheck();
  await page.addInitScript(() => {
    const deny = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: deny });
    Object.defineProperty(navigator.mediaDevices, 'enumerateDevices', {
      value: () => Promise.resolve([{ kind: 'videoinput' }]),
    });
  });
  await prove(page, holder, '/biometria');
  await expect(page.getByText('No se detectó ningún dispositivo de cámara.')).toHaveCount(0);
  await acceptPhotos(page);
  await page.getByRole('link', { name: 'Sacar la foto del frente' }).click();
  await page.getByRole('button', { name: 'Abrir la cámara' }).click();
  await expect(page.getByText('La cámara está bloqueada')).toBeVisible();
  await arrive(page, '/biometria');

  const message = 'La foto salió movida. Apoyá el celular y sacala de nuevo.';
  await page.route(PHOTOS, (route) => refuse(route, { statusCode: 400, code: 'BLURRED', message }));
  await sendPhoto(page, 'Frente de tu DNI');
  await expect(page.getByText(message)).toBeVisible();
  await page.unroute(PHOTOS);
  await page.getByRole('button', { name: 'Elegir otra' }).click();
  await backOffice(holder.number, 'cancel');
  await page.route('**/graphql*', (route) => route.abort('connectionreset'));
  await sendPhoto(page, 'Frente de tu DNI');
  await expect(page.getByRole('alert')).toContainText('Tu foto sigue acá');
  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: /^Usar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Esta solicitud se canceló' })).toBeVisible();
  await arrive(page, '/biometria');
});

/** Changes the responses to one operation; other operations reach the gateway. */
async function answering(page: Page, operation: string, change: (data: Data) => void): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    if (!isOperation(route.request(), operation)) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: Data };
    change(body.data);
    return route.fulfill({ response: answer, json: body });
  });
}
type Data = Record<string, unknown>;

test('[ST-16] a rejection by a register shows neutral wording and the proposal number, but no contract', async ({
  page,
}) => {
  // The embedded bank's register rejects documents that end in 998.
  const holder = await holderToCheck({ account: true, dni: '31540998' });
  await prove(page, holder, `/biometria?id=${holder.id}`);
  await acceptPhotos(page);
  await sendPhotos(page);
  await validate(page);
  await arrive(page, '/biometria/seguro');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Por ahora no podemos seguir con el contrato' }),
  ).toBeVisible();
  await expect(page.getByText(holder.number)).toBeVisible();
  await arrive(page, '/biometria/enri');
  await page.goto(`/biometria/terminos-y-condiciones?id=${holder.id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Por ahora no podemos seguir con el contrato' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Firmar el contrato' })).toHaveCount(0);
});

test('[RT-48] [RT-52] outside opening hours, validation and signature wait and continue later with the same answers', async ({
  page,
}) => {
  const holder = await holderToCheck({ account: true });
  await prove(page, holder, `/vivere/biometria?id=${holder.id}`);
  await acceptPhotos(page);
  await sendPhotos(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ya están tus 3 fotos' })).toBeVisible();
  const refused = async (operation: string) => {
    await page.route('**/graphql*', async (route) => {
      if (!isOperation(route.request(), operation)) return route.fallback();
      const { [operation]: field = '' } = FIELDS;
      const { code, message } = CLOSED;
      const userErrors = [{ __typename: 'UserError', code, message, path: [] }];
      const data = { [field]: { __typename: 'Payload', biometry: null, proposal: null, userErrors } };
      return route.fulfill({ json: { data } });
    });
  };
  await refused('ValidateIdentity');
  await page.getByRole('button', { name: 'Enviar las fotos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ahora está cerrado' })).toBeVisible();
  await expect(page.getByText(CLOSED.message)).toBeVisible();
  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Validamos tu identidad' })).toBeVisible();
  await answering(page, 'BiometryContractPage', ({ proposal }) => {
    (proposal as Data)['contractTexts'] = null;
  });
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page.getByRole('button', { name: 'Ver CONTRATO DE PRENDA CON REGISTRO' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ya lo leí: ir a firmar' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Leí el contrato/ }).check();
  await refused('AnswerContract');
  await page.getByRole('button', { name: 'Firmar el contrato' }).click();
  await enterSigningCode(page, holder.person.number);
  await expect(page.getByRole('heading', { level: 1, name: 'Ahora está cerrado' })).toBeVisible();
  await arrive(page, '/vivere/biometria/terminos-y-condiciones');
  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Firmaste tu contrato' })).toBeVisible();
  await page.route('**/graphql*', (route) =>
    isOperation(route.request(), 'SignedContractText') ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Leer el contrato acá' }).click();
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar esta parte');
  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(page.getByText('Código de verificación (SHA-256)')).toBeVisible();
});

const FIELDS: Readonly<Record<string, string>> = {
  ValidateIdentity: 'setIdentityValidated',
  AnswerContract: 'confirmContract',
};
