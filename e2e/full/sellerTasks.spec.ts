import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { countEffort } from '../support/effort.ts';
import { chooseStage, openList, panelOf, rows } from '../support/proposalList.ts';
import { PEOPLE } from '../support/session.ts';

type Task = Readonly<{ name: string; clicks: number; act: (page: Page) => Promise<void> }>;

const tab = (page: Page, name: RegExp) => page.getByRole('link', { name });
/** Opens the first row's side panel with a click outside its links. */
const openFirst = (page: Page) =>
  rows(page)
    .first()
    .click({ position: { x: 400, y: 20 } });

/** Daily tasks of a seller on the list, with their maximum clicks; dashboard-reach.spec.ts covers reminders. */
const TASKS: readonly Task[] = [
  {
    name: 'finds a customer by the name as the list shows it',
    // Typing into a field counts as one click.
    clicks: 1,
    act: async (page) => {
      const name = /,\n(.+)/.exec(await rows(page).first().getByRole('link').innerText())?.[1] ?? '';
      await page.keyboard.press('/');
      await page.keyboard.type(name);
      await expect(rows(page).filter({ hasNotText: name })).toHaveCount(0);
      await expect(rows(page).first()).toContainText(name);
    },
  },
  {
    name: 'sees which proposals are late, and why',
    clicks: 1,
    act: async (page) => {
      await tab(page, /^Fuera de plazo/).click();
      await expect(page).toHaveURL(/fuera-de-plazo=si/);
      await expect(rows(page).first()).toContainText(/Le toca|Lo tiene|Te toca|:/);
    },
  },
  {
    name: 'sees when a sale is paid',
    clicks: 1,
    act: async (page) => {
      await openFirst(page);
      await expect(panelOf(page).getByText(/alrededor del \S+ \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
    },
  },
  {
    name: 'exports the proposals of the last seven days',
    clicks: 3,
    act: async (page) => {
      await page.getByLabel('Fecha de creación').selectOption('Últimos 7 días');
      await expect(page).toHaveURL(/creada=|desde=/);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar CSV' }).click();
      expect(await readFile(await (await saved).path(), 'utf8')).toMatch(/Le toca a.*Pago estimado/);
    },
  },
  {
    name: 'sees which documents were sent back and why',
    clicks: 1,
    act: async (page) => {
      await chooseStage(page, /^A corregir/, /etapa=correccion/);
      await expect(rows(page).first()).toContainText(/(DNI|Constancia|Certificado|Título|Formulario).*: \S/);
    },
  },
  {
    name: 'sees the conversion of their points of sale',
    clicks: 1,
    act: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Tablero' }).click();
      const conversion = page.getByRole('region', { name: 'De aprobada a inscripta' });
      await expect(conversion.getByText(/\d\s%$/).first()).toBeVisible();
    },
  },
  {
    name: 'changes the point of sale',
    clicks: 2,
    act: async (page) => {
      await page.getByLabel('Punto de venta', { exact: true }).selectOption({ index: 1 });
      await expect(page).toHaveURL(/punto=\d+/);
    },
  },
];

test.describe('a seller with three points of sale', () => {
  for (const { name, clicks, act } of TASKS) {
    test(`[SH-16] ${name} with at most ${clicks} clicks`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const effort = await countEffort(page);
      await openList(page, PEOPLE.sellerOfThree);
      await expect(rows(page).first()).toBeVisible();
      await act(page);
      expect(effort.taps).toBeLessThanOrEqual(clicks);
    });
  }
});
