import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../support/accessibility.ts';

/** Searches the page in view, which leaves fewer rows, accessible in both schemes. */
async function search(page: Page, heading: string, word: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const rows = page.getByRole('main').locator('tbody tr:visible');
  const all = await rows.count();
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* of \d+$/);
  expect(await rows.count()).toBeLessThan(all);
  // Short now: axe looks at every row in view.
  await expectAccessibleInBothSchemes(page);
}

test('/errors and /developers are accessible, their search leaves what was asked for, and they lead to one another and to the application', async ({
  page,
}) => {
  await page.goto('/errors#CODE_BURNT');
  const row = page.locator('#CODE_BURNT');
  await expect(row).toBeInViewport();
  await row.getByText('Example answer').click();
  await expect(row).toContainText('"validatePhoneCode"');
  await test.step('/errors', () => search(page, 'Errors', 'CODE_BURNT'));

  await page.getByRole('navigation').getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveURL('/developers');
  await test.step('/developers', () => search(page, 'Developers', 'coupon'));
  await test.step('/developers leads to pages that open', async () => {
    const links = await page.getByRole('main').getByRole('list').first().getByRole('link').all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
      // As the browser asks for a page, without the work of showing it.
      const answer = await page.request.get(address, { headers: { accept: 'text/html,*/*' } });
      expect(answer.status(), address).toBe(200);
    }
  });

  await page.getByRole('banner').getByRole('link', { name: 'Banco Ceibo' }).click();
  await expect(page).toHaveURL('/');
});

test('/developers/schema is accessible, its search leaves what was asked for, and a link to what the search hides clears it', async ({
  page,
}) => {
  await page.goto('/developers/schema');
  await search(page, 'Schema', 'ProposalList');
  await page.getByRole('searchbox').fill('Mutation validatePhoneCode');
  await page.getByRole('link', { name: 'ValidatePhoneCodeInput' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'ValidatePhoneCodeInput', exact: true })).toBeInViewport();
});

/** Runs an example of the playground in view. */
async function run(page: Page, operation: string, answer: string): Promise<void> {
  const result = page.locator('.graphiql-response');
  await page.getByLabel('Search').fill(operation);
  // The editor takes a moment for another operation; the answer is drawn as far as it is in view.
  await expect(async () => {
    await page.getByRole('button', { name: 'Execute query' }).click();
    await expect(result).toContainText(answer, { timeout: 5000 });
  }).toPass();
  await expect(result).not.toContainText('"errors"');
}

async function askAs(page: Page, label: RegExp): Promise<void> {
  const option = page.getByRole('option', { name: label }).first();
  const chosen = page.waitForResponse(
    (answer) => answer.url().endsWith('/developers/visitors') && answer.request().method() === 'POST',
  );
  await page.getByRole('combobox', { name: 'As', exact: true }).selectOption(await option.innerText());
  await chosen;
}

test('the playground asks as a guest at a step, and as a seller, on a phone and a wide screen, in light and dark', async ({
  page,
}) => {
  await page.goto('/playground/');
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height });
      await askAs(page, /^Guest at SELLER \/ validateDocumentation/);
      await run(page, 'DocumentsPage', '"documents"');
      await askAs(page, /^seller: vendedor@/);
      await run(page, 'ProposalList', '"abilities"');
      // The editor is GraphiQL's own.
      await expectAccessibleInBothSchemes(page, { but: ['.graphiql-container'] });
    });
  }
});
