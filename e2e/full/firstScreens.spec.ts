import { expect, test, type Page, type Response } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { fillCredentials } from '../support/account.ts';
import { isOperation } from '../support/flags.ts';
import { quoteAddress } from '../support/guestStart.ts';
import { PEOPLE, signIn } from '../support/session.ts';
import { occupations } from '../support/quoteSteps.ts';

type First = {
  /** An address that links, messages or bookmarks open. */
  address: string;
  heading: string;
  /** Locates an element that appears once the screen is interactive. */
  ready: (page: Page) => ReturnType<Page['getByRole']>;
  signedIn?: true;
};

const button = (name: string) => (page: Page) => page.getByRole('button', { name });

const FIRST: readonly First[] = [
  {
    address: '/usuario/ingresar',
    heading: 'Iniciá sesión',
    ready: (page) => page.getByRole('button', { name: 'Iniciar sesión', exact: true }),
  },
  {
    address: '/vendedor',
    heading: 'Te compran el vehículo con un préstamo',
    ready: (page) => page.getByRole('radio', { name: /Vendo yo/ }),
  },
  { address: '/biometria', heading: 'Validá tu identidad', ready: button('Enviarme el código') },
  { address: '/vivere/biometria', heading: 'Validá tu identidad', ready: button('Enviarme el código') },
  {
    address: '/titular/cotizacion',
    heading: 'Pedí tu préstamo',
    ready: (page) => page.getByRole('link', { name: 'Empezar una cotización' }),
  },
  {
    address: '/titular/cotizacion/preferencia',
    heading: 'Contanos qué buscás',
    ready: (page) => occupations(page).getByRole('radio').first(),
  },
  {
    address: '/usuario/panel-de-seguimiento',
    heading: 'Panel de seguimiento',
    ready: button('Exportar'),
    signedIn: true,
  },
  {
    address: '/usuario/panel-de-seguimiento/hoy',
    heading: 'Mi mañana',
    ready: (page) => page.getByRole('region').first(),
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

const guestsFirst = (one: First, other: First) =>
  Number(one.signedIn ?? false) - Number(other.signedIn ?? false);

/** Runs in the page before the application: records layout shifts and every painted heading. */
function watchPage(): void {
  const seen: { shift: number; headings: (string | null)[] } = { shift: 0, headings: [] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  const note = () => {
    const heading = document.querySelector('h1')?.textContent ?? null;
    // The browser may paint before it has parsed the heading.
    const isEarly = heading === null && seen.headings.length === 0;
    if (!isEarly && seen.headings.at(-1) !== heading) seen.headings.push(heading);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

const LISTS = ['genders', 'relationships', 'vehicleTypes', 'occupations'];

async function expectLists(response: Response): Promise<void> {
  const data = Object(Object(await response.json()).data);
  for (const list of LISTS) expect(data[list], list).toEqual(expect.arrayContaining([expect.anything()]));
}

/** Delays every script that the page's HTML does not name, because the screen must not need it. */
async function holdUnnamed(page: Page, address: string) {
  const loaded = new Set<string>();
  const { promise: isReady, resolve: release } = Promise.withResolvers<void>();
  const answer = page.request.get(address, { headers: { accept: 'text/html' } });
  await page.route('**/assets/*.js', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if ((await (await answer).text()).includes(path)) loaded.add(path);
    else await isReady;
    return route.continue();
  });
  return { loaded, release };
}

const LENDER = 'Los préstamos de Vivere los da Banco Ceibo S.A.';

/** Expects the footer to name the lender on pages of another brand. */
async function expectLender(page: Page, address: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  if (!address.startsWith('/vivere')) return expect(footer).not.toContainText('Vivere');
  await expect(footer).toContainText(LENDER);
  await expect(page).toHaveTitle(/\w · Vivere · Préstamos Prendarios Banco Ceibo/);
}

for (const { address, heading, ready, signedIn } of FIRST) {
  test(`[SH-01] ${address} shows its heading before any script, keeps it, and loads the startup lists and at most 17 scripts`, async ({
    page,
    context,
  }) => {
    if (signedIn) await signIn(context, PEOPLE.seller);
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
    });
    const lists = page.waitForResponse((one) => isOperation(one.request(), 'StartupLists'));
    const { loaded, release } = await holdUnnamed(page, address);
    await page.addInitScript(watchPage);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(ready(page)).toBeVisible();
    expect(loaded.size).toBeLessThanOrEqual(17);
    await expectLists(await lists);
    release();
    await page.unrouteAll({ behavior: 'wait' });
    // Includes scripts that load later.
    await page.waitForLoadState();
    const { shift, headings } = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
    expect(headings, 'painted headings').toEqual([heading]);
    expect(shift).toBeLessThanOrEqual(0.02);
    expect(violations).toEqual([]);
    await expectLender(page, address);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each first screen has a header, a heading and a footer with the lender; an unknown URL returns 404', async ({
    page,
    context,
  }) => {
    for (const { address, heading, signedIn } of FIRST.toSorted(guestsFirst)) {
      await test.step(address, async () => {
        if (signedIn) await signIn(context, PEOPLE.seller);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page).toHaveTitle(/ · Préstamos Prendarios Banco Ceibo$/);
        await expectLender(page, address);
      });
    }
    const answer = await page.goto('/titular/nada');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa página' })).toBeVisible();
  });
});

test('the page is never empty during navigation, after a sign-in or when redirected from a step that is not due', async ({
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
  await expect(page.getByRole('region').first()).toBeVisible();
  expect(await empty()).toBe(0);
  await page.goto('/usuario/titular/cotizacion/cotizar/por-modelo');
  await expect(occupations(page).getByRole('radio').first()).toBeVisible();
  expect(await empty()).toBe(0);
});

test('a deep link keeps its heading while the flow loads', async ({ page, request }) => {
  await page.addInitScript(watchPage);
  await page.goto(await quoteAddress(request, '/titular/datos-personales'));
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  const { headings } = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  expect(headings).toEqual(['Datos personales']);
  await expectAccessible(page);
});

test('a page whose scripts fail to load says so and offers a retry', async ({ page }) => {
  await page.route('**/assets/apollo-*.js', (route) => route.abort());
  await page.goto('/vendedor');
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos cargar esta parte' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(page.getByRole('radio', { name: /Vendo yo/ })).toBeVisible();
});

test('a Back press before the application has loaded is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = globalThis.addEventListener.bind(globalThis);
    let isFirst = true;
    // Changes the address between the router's first render and its listener.
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
