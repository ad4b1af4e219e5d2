import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../support/accessibility.ts';

/** Searches the current page; expects fewer rows, accessible in light and dark mode. */
async function search(page: Page, heading: string, word: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const rows = page.getByRole('main').locator('tbody tr:visible');
  const all = await rows.count();
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* of \d+$/);
  expect(await rows.count()).toBeLessThan(all);
  // Runs axe on the shortened page, because it checks every visible row.
  await expectAccessibleInBothSchemes(page);
}

test('/errors and /developers are accessible and searchable, and link to each other and to the application', async ({
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
  await test.step('/developers links only to pages that open', async () => {
    const links = await page.getByRole('main').getByRole('list').first().getByRole('link').all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
      // Requests the page like a browser, without rendering it.
      const answer = await page.request.get(address, { headers: { accept: 'text/html,*/*' } });
      expect(answer.status(), address).toBe(200);
    }
  });

  await page.getByRole('banner').getByRole('link', { name: 'Banco Ceibo' }).click();
  await expect(page).toHaveURL('/');
});

test('/developers/schema is accessible and searchable, and a link to a hidden row clears the search', async ({
  page,
}) => {
  await page.goto('/developers/schema');
  await search(page, 'Schema', 'ProposalList');
  await page.getByRole('searchbox').fill('Mutation validatePhoneCode');
  await page.getByRole('link', { name: 'ValidatePhoneCodeInput' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'ValidatePhoneCodeInput', exact: true })).toBeInViewport();
});

/** Runs an example in the open playground. */
async function run(page: Page, operation: string, answer: string): Promise<void> {
  const result = page.locator('.graphiql-response');
  await page.getByLabel('Search').fill(operation);
  // The editor loads another operation with a delay, and renders only the visible part of the answer.
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

test('the playground runs operations as a guest at a step and as a seller, on phones and wide screens, in light and dark mode', async ({
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
      // The editor is third-party code of GraphiQL.
      await expectAccessibleInBothSchemes(page, { but: ['.graphiql-container'] });
    });
  }
});

test("the playground finds fields, copies an operation as a command and fills in the guest's new records", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/playground/');
  await page.getByLabel('Search').fill('leastInstallment');
  const chosen = page.getByRole('combobox', { name: 'Operation' }).locator('option:checked');
  await expect(chosen).toHaveText('SimulationOffer');
  await page.getByLabel('Search').fill('monthlyIncome StartSimulation');
  await run(page, 'StartSimulation', '"simulation"');

  await page.getByLabel('Search').fill('CreateProposal');
  // The ids of the guest's records arrive after the operation is chosen.
  await expect(page.locator('.graphiql-container')).not.toContainText('"simulationId": "00000000-');
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied.');
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain("/graphql' \\\n  -H 'content-type: application/json'");
  expect(command).toContain('mutation CreateProposal');
  expect(command).toMatch(/"simulationId":"(?!00000000)[\da-f-]{36}"/);
});
