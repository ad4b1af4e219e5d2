import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { fillCredentials } from '../support/account.ts';
import { quoteAddress } from '../support/guestStart.ts';
import { PEOPLE, signIn } from '../support/session.ts';
import { occupations } from '../support/quoteSteps.ts';

type First = {
  /** Where a link, a message or a bookmark leads. */
  address: string;
  heading: string;
  /** Of the screen when it can be used. */
  ready: (page: Page) => ReturnType<Page['getByRole']>;
  signedIn?: true;
};

const button = (name: string) => (page: Page) => page.getByRole('button', { name });

const FIRST: readonly First[] = [
  {
    address: '/usuario/ingresar',
    heading: 'Ingresá a tu cuenta',
    ready: (page) => page.getByRole('button', { name: 'Ingresar', exact: true }),
  },
  {
    address: '/vendedor',
    heading: 'Te compran el vehículo con un préstamo',
    ready: (page) => page.getByRole('radio', { name: /Vendo yo/ }),
  },
  { address: '/biometria', heading: 'Validá tu identidad', ready: button('Buscar mi solicitud') },
  { address: '/vivere/biometria', heading: 'Validá tu identidad', ready: button('Buscar mi solicitud') },
  {
    address: '/titular/cotizacion',
    heading: 'Pedí tu préstamo',
    ready: (page) => page.getByRole('link', { name: 'Empezar una cotización' }),
  },
  {
    address: '/titular/cotizacion/preferencia',
    heading: '¿Cómo querés cotizar?',
    ready: (page) => occupations(page).getByRole('radio').first(),
  },
  {
    address: '/usuario/panel-de-seguimiento',
    heading: 'Panel de seguimiento',
    ready: button('Exportar'),
    signedIn: true,
  },
  {
    address: '/usuario/titular/cotizacion',
    heading: 'Cargá un préstamo para tu cliente',
    ready: (page) => page.getByRole('link', { name: 'Cargar un cliente' }),
    signedIn: true,
  },
  {
    address: '/legales/privacidad',
    heading: 'Privacidad',
    ready: (page) => page.getByText('Usamos tus datos para evaluar tu solicitud'),
  },
];

/** Script in the page: notes shifts, and every heading that is painted, before the application starts. */
function watchPage(): void {
  const seen: { shift: number; headings: (string | null)[] } = { shift: 0, headings: [] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  const note = () => {
    const heading = document.querySelector('h1')?.textContent ?? null;
    if (document.body !== null && seen.headings.at(-1) !== heading) seen.headings.push(heading);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

for (const { address, heading, ready, signedIn } of FIRST) {
  test(`${address} shows its heading before any script, and keeps it until it can be used`, async ({
    page,
    context,
  }) => {
    if (signedIn) await signIn(context, PEOPLE.seller);
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
    });
    await page.addInitScript(watchPage);
    await page.goto(address);
    await expect(ready(page)).toBeVisible();
    const { shift, headings } = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
    expect(headings, 'painted headings').toEqual([heading]);
    expect(shift).toBeLessThanOrEqual(0.02);
    expect(violations).toEqual([]);
  });

  test(`${address} names its scripts, at most 15 of them, and needs no other`, async ({ page, context }) => {
    if (signedIn) await signIn(context, PEOPLE.seller);
    const loaded: string[] = [];
    const { promise: isReady, resolve: release } = Promise.withResolvers<void>();
    const answer = context.request.get(address, { headers: { accept: 'text/html' } });
    await page.route('**/assets/*.js', async (route) => {
      const path = new URL(route.request().url()).pathname;
      // What the page does not name must not be needed for the screen: it comes later.
      if ((await (await answer).text()).includes(path)) loaded.push(path);
      else await isReady;
      return route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(ready(page)).toBeVisible();
    release();
    expect(new Set(loaded).size).toBeLessThanOrEqual(15);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { address, heading, signedIn } of FIRST) {
    test(`${address} has its header, its heading and its footer`, async ({ page, context }) => {
      if (signedIn) await signIn(context, PEOPLE.seller);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page).toHaveTitle(/ · Préstamos Prendarios Banco Ceibo$/);
    });
  }

  test('a wrong address is answered as such', async ({ page }) => {
    const answer = await page.goto('/titular/nada');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa página' })).toBeVisible();
  });
});

test('the page is never empty on the way to another one: after a sign-in, and from a step that is not due', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { empty: 0 };
    Object.assign(globalThis, { seen });
    const note = () => {
      if (document.readyState === 'complete' && document.querySelector('main') === null) seen.empty += 1;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const empty = () => page.evaluate(() => Reflect.get(globalThis, 'seen').empty);
  await page.goto('/usuario/ingresar');
  await fillCredentials(page, PEOPLE.seller);
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  expect(await empty()).toBe(0);
  await page.goto('/usuario/titular/cotizacion/cotizar/por-modelo');
  await expect(occupations(page).getByRole('radio').first()).toBeVisible();
  expect(await empty()).toBe(0);
});

test('a deep link keeps its heading although the flow has to be read first', async ({ page, request }) => {
  await page.addInitScript(watchPage);
  await page.goto(await quoteAddress(request, '/titular/datos-personales'));
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  const { headings } = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  expect(headings).toEqual(['Datos personales']);
  await expectAccessible(page);
});

test('a page whose scripts do not load says so and offers to try again', async ({ page }) => {
  await page.route('**/assets/apollo-*.js', (route) => route.abort());
  await page.goto('/vendedor');
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos cargar esta parte' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(page.getByRole('radio', { name: /Vendo yo/ })).toBeVisible();
});

test('Back before the application listens is not missed', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = globalThis.addEventListener.bind(globalThis);
    let isFirst = true;
    // The address changes between the router's first render and its listener.
    const addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      if (type === 'popstate' && isFirst) {
        isFirst = false;
        history.pushState(null, '', '/vendedor');
      }
      listen(type, listener, options);
    };
    Object.assign(globalThis, { addEventListener });
  });
  await page.goto('/titular/cotizacion');
  await expect(page.getByRole('radio', { name: /Vendo yo/ })).toBeVisible();
});
