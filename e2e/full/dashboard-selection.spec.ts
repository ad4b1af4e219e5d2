import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openList, rows } from '../support/proposalList.ts';
import { PEOPLE } from '../support/session.ts';

test('a seller selects rows by keyboard and sends their reminders together, with a retry after a lost connection', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openList(page, PEOPLE.sellerOfThree, '?etapa=identidad&estado=abiertas');
  await expect(rows(page).nth(1)).toBeVisible();
  const bar = page.getByRole('region', { name: 'Recordatorios' });
  const results = bar.getByRole('list', { name: 'Resultado de cada recordatorio' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Seleccionar' }).press('Enter');
  const first = rows(page).getByRole('checkbox').first();
  // Rows are enabled once the bank has returned which parties can be reminded.
  await expect(first).toBeEnabled();
  await expect(rows(page).getByRole('checkbox').nth(1)).toBeEnabled();
  await first.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar.getByText('2 propuestas elegidas')).toBeVisible();
  await expectAccessible(page);

  await test.step('reminders that fail offline can be sent again once online', async () => {
    await page.context().setOffline(true);
    await bar.getByRole('button', { name: 'Recordárselo a 2' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Mandás estos 2 recordatorios?' });
    await expect(question.getByRole('list').getByRole('listitem')).toHaveText([/, al /, /, al /]);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Recordárselo a 2' }).click();
    await expect(bar.getByText('0 enviados · 2 sin enviar')).toBeVisible();
    await expect(results.first()).toContainText('No hay conexión');
    await page.context().setOffline(false);
    await bar.getByRole('button', { name: 'Probar de nuevo con 2' }).click();
    await expect(results).toHaveText([/Enviado: Recordado hoy a las /, /Enviado: Recordado hoy a las /]);
    await expectAccessible(page);
  });

  await test.step('rows that have been reminded cannot be selected and say why', async () => {
    await expect(first).toBeDisabled();
    await expect(rows(page).filter({ hasText: /Recordado hoy a las / })).toHaveCount(2);
  });

  await test.step('on a phone a tap on a card selects it, and the action button is at the bottom of the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await bar.getByRole('button', { name: /^Todas las de esta página · \d+$/ }).click();
    await rows(page)
      .filter({ has: page.getByRole('checkbox', { checked: true }) })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Recordárselo( a \d+)?$/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salir de la selección' }).click();
    await expect(page.getByRole('button', { name: 'Seleccionar' })).toBeFocused();
    await expect(rows(page).first().getByRole('link')).toBeVisible();
  });
});

test('an admin cannot select rows', async ({ page }) => {
  await openList(page, PEOPLE.admin);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seleccionar' })).toHaveCount(0);
});
