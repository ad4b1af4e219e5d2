import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { atOffer } from '../support/holderAt.ts';
import { nextPart, waitForOffer } from '../support/quoteSteps.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

test('[SH-08] [ST-23] the selected loan is sent unchanged, a new simulation starts without it, and submit stays visible', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await atOffer(page);
  const take = page.getByRole('button', { name: 'Quiero este préstamo' });
  await test.step('the submit button is visible in the loan card and validates the form by keyboard', async () => {
    await expect(take).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Compartir' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeInViewport();
    await expectAccessible(page);
    const wanted = page.getByRole('textbox', { name: 'Monto del préstamo' });
    await wanted.fill('900.000.000');
    await take.press('Enter');
    await expect(wanted).toHaveAccessibleDescription(/preaprobado hasta/);
    await expect(take).toBeInViewport();
  });

  // Tall enough for all controls, so that nothing scrolls.
  await page.setViewportSize({ width: PHONE.width, height: 1800 });
  await choose(page, 'Tipo de tasa', 'UVA');
  await expect(page).toHaveURL(/tasa=uva/);
  await waitForOffer(page);
  await test.step('a due day can be selected while the entered amount is still being processed', async () => {
    const days = group(page, 'Día de vencimiento');
    const day = days.getByRole('radio', { name: 'día 20' });
    await page.getByRole('textbox', { name: 'Monto del préstamo' }).fill('5.000.000');
    const before = await day.boundingBox();
    await day.tap();
    await expect(day).toBeChecked();
    await expect(page.getByText(/Cambiaste el monto/).first()).toBeVisible();
    // The day stays under the finger.
    const moved = ((await day.boundingBox())?.y ?? NaN) - (before?.y ?? NaN);
    expect(Math.abs(moved)).toBeLessThan(4);
  });
  await page.setViewportSize(PHONE);
  await expect(page).toHaveURL(/tasa=uva.*monto=5000000|monto=5000000.*tasa=uva/);

  await page.getByRole('link', { name: 'Volver' }).first().click();
  await expect(page).toHaveURL(/\/titular\/datos-personales\?/);
  await nextPart(page);
  await nextPart(page);
  await page.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await page.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await page.getByRole('button', { name: 'Ver mi oferta' }).click();
  await waitForOffer(page);
  await expect(page.getByRole('radio', { name: 'Tasa fija' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Monto del préstamo' })).toHaveValue('$ 32.000.000');
  await expect(group(page, 'Día de vencimiento').getByRole('radio', { name: 'día 10' })).toBeChecked();

  await choose(page, 'Tipo de tasa', 'UVA');
  const slider = page.getByRole('slider', { name: 'Deslizá para elegir el monto' });
  const highest = Number(await slider.inputValue());
  await slider.focus();
  await slider.press('ArrowLeft');
  await slider.press('ArrowLeft');
  const amount = Number(await slider.inputValue());
  expect(amount).toBeLessThan(highest);
  await choose(page, 'Cuotas y tasa (TNA)', /^24 cuotas/);
  await choose(page, 'Día de vencimiento', 'día 20');
  const sent = page.waitForRequest((one) => (one.postData() ?? '').includes('"CreateProposal"'));
  // The button is in the card again.
  await page.setViewportSize(WIDE);
  await take.click();
  const { variables } = Object((await sent).postDataJSON());
  expect(variables.input).toMatchObject({ financedAmount: String(amount), term: 24, dueDay: 20 });
  expect(variables.input.rateId).toContain('UVA');
  await expect(page).toHaveURL(/\/titular\/datos-personales\/adicionales/);
});

function group(page: Page, name: string) {
  return page.getByRole('group', { name }).or(page.getByRole('radiogroup', { name }));
}

async function choose(page: Page, of: string, name: string | RegExp): Promise<void> {
  await group(page, of).getByRole('radio', { name }).check();
}
