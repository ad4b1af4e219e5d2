import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';

const PAGES = [
  ['/developers', 'Developers', 'coupon'],
  ['/errors', 'Errors', 'CODE_BURNT'],
  ['/developers/schema', 'Schema', 'ProposalList'],
] as const;

for (const [path, heading, word] of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme} is accessible, and its search leaves what was asked for`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const rows = page.getByRole('main').locator('tbody tr:visible');
      const all = await rows.count();
      await page.getByRole('searchbox').fill(word);
      await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* of \d+$/);
      expect(await rows.count()).toBeLessThan(all);
      // Short now: axe looks at every row in view.
      await expectAccessible(page);
    });
  }
}

test('/developers leads to pages that open', async ({ page }) => {
  await page.goto('/developers');
  const links = page.getByRole('main').getByRole('list').first().getByRole('link');
  const names = await links.allTextContents();
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const opened = page.waitForResponse((answer) => answer.request().isNavigationRequest());
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    expect((await opened).status(), name).toBe(200);
    await page.goto('/developers');
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the playground at ${width} in ${colorScheme} asks as a guest at a step, and as a seller`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.goto('/playground/');
      const result = page.locator('.graphiql-response');
      const run = async (operation: string, answer: string) => {
        await page.getByLabel('Search').fill(operation);
        // The editor takes a moment for another operation; the answer is drawn as far as it is in view.
        await expect(async () => {
          await page.getByRole('button', { name: 'Execute query' }).click();
          await expect(result).toContainText(answer, { timeout: 5000 });
        }).toPass();
        await expect(result).not.toContainText('"errors"');
      };
      const choose = async (label: RegExp) => {
        const option = page.getByRole('option', { name: label }).first();
        const chosen = page.waitForResponse(
          (answer) => answer.url().endsWith('/developers/visitors') && answer.request().method() === 'POST',
        );
        await page.getByRole('combobox', { name: 'As', exact: true }).selectOption(await option.innerText());
        await chosen;
      };
      await choose(/^Guest at SELLER \/ validateDocumentation/);
      await run('DocumentsPage', '"documents"');
      await choose(/^seller: vendedor@/);
      await run('ProposalList', '"abilities"');
      // The editor is GraphiQL's own.
      await expectAccessible(page, { but: ['.graphiql-container'] });
    });
  }
}

test('a link to what the search hides clears the search', async ({ page }) => {
  await page.goto('/developers/schema');
  await page.getByRole('searchbox').fill('Mutation validatePhoneCode');
  await page.getByRole('link', { name: 'ValidatePhoneCodeInput' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'ValidatePhoneCodeInput', exact: true })).toBeInViewport();
});

test('the developer pages lead to one another and to the application', async ({ page }) => {
  await page.goto('/errors#CODE_BURNT');
  const row = page.locator('#CODE_BURNT');
  await expect(row).toBeInViewport();
  await row.getByText('Example answer').click();
  await expect(row).toContainText('"validatePhoneCode"');
  await page.getByRole('navigation').getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveURL('/developers');
  await page.getByRole('banner').getByRole('link', { name: 'Banco Ceibo' }).click();
  await expect(page).toHaveURL('/');
});
