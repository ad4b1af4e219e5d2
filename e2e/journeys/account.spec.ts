import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  DEMO_PASSWORD,
  DEMO_SECRET,
  fillCredentials,
  lockAccounts,
  mailTo,
  DASHBOARD,
  MORNING,
  signInHere,
  signOutByMenu,
  tokenCode,
} from '../support/account.ts';
import { setFlags } from '../support/flags.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { arrive } from '../support/screens.ts';
import { readQr } from '../support/qr.ts';
import { walkTo } from '../support/walkTo.ts';

async function fillCorporatePage(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Identidad corporativa' })).toBeVisible();
  await page.getByLabel('Correo corporativo').fill(email);
  await page.getByLabel('Contraseña').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const NO_MATCH = 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.';

async function expectToken(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Ingresá el código de tu aplicación' })).toBeVisible();
}

test.describe('sign-in [RT-42, VA-15, ST-20]', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/usuario/ingresar');
    await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
  });

  test('on phones the right edges align; missing or wrong input and too many wrong passwords get a message', async ({
    page,
  }) => {
    await arrive(page, '/usuario/ingresar');
    const rightEdge = (role: 'textbox' | 'button', name: string) =>
      page
        .getByRole(role, { name, exact: true })
        .evaluate(
          (element) => (element.closest('.MuiInputBase-root') ?? element).getBoundingClientRect().right,
        );
    const edge = await rightEdge('textbox', 'Correo electrónico');
    expect(await rightEdge('button', 'Iniciar sesión')).toBe(edge);
    expect(await rightEdge('button', 'Usar la cuenta de tu empresa')).toBe(edge);
    await expect(page.getByRole('link', { name: 'Creala en dos pasos' })).toBeVisible();

    await test.step('missing fields are named; a wrong user and a wrong password get the same message', async () => {
      await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
      const summary = page.getByRole('region', { name: 'Revisá estos datos' });
      await expect(summary).toContainText('Ingresá el correo electrónico.');
      await expect(summary).toContainText('Ingresá la contraseña.');
      await expect(page).toHaveTitle(/^Error: /);
      await expectAccessible(page);
      for (const email of ['nadie.en.absoluto@correo.example', 'sin.token@correo.example']) {
        await fillCredentials(page, email, 'equivocada-del-todo');
        await expect(page.getByRole('link', { name: NO_MATCH })).toBeVisible();
        await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
      }
      await expectAccessible(page);
    });

    await test.step('the page says how long the identity service blocks sign-ins', async () => {
      await lockAccounts(page);
      await fillCredentials(page, 'tampoco.existe@correo.example', 'y-una-mas');
      await expect(page.getByText(/Hubo demasiados intentos/)).toBeVisible();
    });
  });

  test('each challenge of the identity service leads to the dashboard', async ({ page }) => {
    await test.step('DISABLED_TOKEN_MFA: signs in without another page', async () => {
      await fillCredentials(page, 'vendedor.ninguno@ceibo.example');
      await expect(page).toHaveURL(MORNING);
      await expect(page.getByRole('heading', { name: 'Todavía no tenés puntos de venta' })).toBeVisible();
      await signOutByMenu(page);
    });

    await test.step('NEW_PASSWORD_REQUIRED: asks for a new password and warns of a common one', async () => {
      await fillCredentials(page, 'nueva.clave@correo.example');
      await expect(page.getByRole('heading', { name: 'Elegí tu contraseña' })).toBeVisible();
      await expectAccessible(page);
      const field = page.getByLabel('Nueva contraseña', { exact: true });
      await field.fill('corta');
      await page.getByRole('button', { name: 'Guardar y continuar' }).click();
      await expect(page.getByText(/al menos 8 caracteres\./).first()).toBeVisible();
      await field.fill('12345678');
      await expect(page.getByText(/de las más usadas/)).toBeVisible();
      await expectAccessible(page);
      await field.fill('la mía, con espacios');
      await page.getByRole('button', { name: 'Guardar y continuar' }).click();
      await expect(page).toHaveURL(DASHBOARD);
      await signOutByMenu(page);
    });

    await test.step('MFA_SETUP: shows QR code and secret, then asks for the code', async () => {
      await fillCredentials(page, 'alta.token@correo.example');
      await expect(page.getByRole('heading', { name: 'Configurá el segundo paso' })).toBeVisible();
      expect(await readQr(page.getByRole('img', { name: /Código QR/ }))).toMatch(/^otpauth:\/\/totp\//);
      await expectAccessible(page);
      const secret = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
      await page.getByLabel('Código de 6 números').fill(tokenCode(secret));
      await page.getByRole('button', { name: 'Activar' }).click();
      await expect(page).toHaveURL(DASHBOARD);
    });
  });

  test('SOFTWARE_TOKEN_MFA: rejects a wrong authenticator code and accepts the right one', async ({
    page,
  }) => {
    await fillCredentials(page, 'con.token@correo.example');
    await expectToken(page);
    await test.step('the browser’s storage contains no personal data', async () => {
      const stored = await page.evaluate(() =>
        JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
      );
      expect(stored).not.toContain('correo.example');
    });
    await expectAccessible(page);
    const field = page.getByLabel('Código de 6 números');
    await field.fill('12 34');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText('El código tiene 6 números.').first()).toBeVisible();
    await field.fill(tokenCode('AAAAAAAAAAAAAAAA'));
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(
      page.getByText('Ese código no es correcto. Revisalo y probá de nuevo.').first(),
    ).toBeVisible();
    const code = tokenCode(DEMO_SECRET);
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(DASHBOARD);
  });
});

test.describe('corporate sign-in [VA-21]', () => {
  test('the bank’s page signs in a user of a listed company and returns; the account page says where to change the password', async ({
    page,
  }) => {
    await page.goto('/usuario/titular/cotizacion');
    await expect(page).toHaveURL(/\/usuario\/ingresar\?volver=/);
    await page.getByRole('button', { name: 'Usar la cuenta de tu empresa' }).click();
    await test.step('an email from an unlisted company stays on the bank’s page', async () => {
      await fillCorporatePage(page, 'solicitante@correo.example');
      await expect(page.getByRole('alert')).toContainText('correo corporativo');
    });
    await fillCorporatePage(page, 'vendedor@ceibo.example');
    await arrive(page, '/usuario/titular/cotizacion');
    // Only the company can change the password and the second step.
    await page.goto('/usuario/cuenta?parte=contrasena');
    await expect(page.getByText(/^Iniciás sesión con la cuenta de tu empresa/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Sesiones abiertas' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Activarlo' })).toHaveCount(0);
    await expectAccessible(page);
    await signOutByMenu(page);
    await expect(page).toHaveURL(/\/usuario\/ingresar/);
    await expect(page.getByRole('heading', { name: 'Iniciá sesión' })).toBeVisible();
  });

  test('an abandoned corporate sign-in does not prevent a password sign-in', async ({ page }) => {
    await page.goto('/usuario/ingresar');
    await page.getByRole('button', { name: 'Usar la cuenta de tu empresa' }).click();
    await expect(page.getByRole('heading', { name: 'Identidad corporativa' })).toBeVisible();
    await page.goto('/usuario/ingresar');
    await fillCredentials(page, 'solicitante@correo.example');
    await arrive(page, '/usuario/panel-de-seguimiento');
  });

  test('a forged return URL does not sign anybody in', async ({ page }) => {
    await page.goto('/usuario/ingresar?code=robado&state=inventado');
    await expect(page.getByText(/No pudimos iniciar tu sesión con la cuenta de tu empresa/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Iniciar sesión', exact: true })).toBeVisible();
  });
});

test('recovery [RT-46, RT-47]: an emailed code changes the password; wrong codes and unknown users get the same response', async ({
  page,
}) => {
  const advantages = page.getByRole('heading', { name: 'Con tu cuenta podés' });
  const askFor = async (email: string) => {
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviarme el código' }).click();
    await expect(page.getByText(`Si hay una cuenta con ${email}`)).toBeVisible();
  };
  const toRecovery = async () => {
    await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
    await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  };
  await page.goto('/usuario/ingresar');
  await test.step('only visitors without an account see its advantages', async () => {
    await expect(advantages).toBeVisible();
    await toRecovery();
    await arrive(page, '/usuario/recuperar');
    await expect(advantages).toHaveCount(0);
  });
  await test.step('an email without an account gets the same response', () =>
    askFor('nunca.estuvo@correo.example'));

  const email = 'vendedor.varios@ceibo.example';
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await toRecovery();
  await askFor(email);
  await arrive(page, '/usuario/recuperar/cambiar-contrasena');
  await page.getByLabel('Código que te llegó por correo').fill('000000');
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('otra-contraseña-larga');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByText('Ese código no es correcto. Revisalo y probá de nuevo.').first()).toBeVisible();
  const { code } = await mailTo(email);
  await page.getByLabel('Código que te llegó por correo').fill(code ?? '');
  // Keeps the demo password for other journeys.
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByRole('heading', { name: 'Tu contraseña cambió' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await signInHere(page, email);
});

test('guests never download the sign-in library, which the sign-in screen fetches on use', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text().catch(() => ''));
  });
  const downloaded = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('AWSCognitoIdentityProviderService'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/titular/cotizacion', { waitUntil: 'networkidle' });
  await page.goto('/usuario/ingresar', { waitUntil: 'networkidle' });
  expect(await downloaded()).toBe(false);
  await fillCredentials(page, 'vendedor@ceibo.example');
  await expect(page).toHaveURL(MORNING);
  expect(await downloaded()).toBe(true);
});

test('features that an operator has switched off are not offered, and their pages say so', async ({
  page,
}) => {
  await setFlags(page, { signUp: false, corporateSignIn: false });
  await page.goto('/usuario/ingresar');
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Creala en dos pasos' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Usar la cuenta de tu empresa' })).toHaveCount(0);
  // The journeys above see the links to these pages with the features on.
  const heading = page.getByRole('heading', { level: 1 });
  for (const step of ['datos-personales', 'datos-del-domicilio']) {
    await walkTo(page, `/usuario/registrarse/${step}`);
    await expect(heading).toHaveText('Por ahora no se crean cuentas nuevas');
    await walkTo(page, '/usuario/ingresar');
    await expect(heading).toHaveText('Iniciá sesión');
  }
  await page.goto('/usuario/registrarse/registro-exitoso');
  await expect(heading).toHaveText('Por ahora no se crean cuentas nuevas');
});
