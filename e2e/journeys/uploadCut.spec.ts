import { expect, test } from '@playwright/test';
import { proposalsOf } from '../support/bankProposals.ts';
import { cuttingRelay } from '../support/cuttingRelay.ts';
import { documentInputs } from '../support/documents.ts';
import { photo } from '../support/files.ts';
import { PEOPLE, signIn } from '../support/session.ts';

test('[CA-52] a file selected offline is uploaded automatically once online', async ({ page, context }) => {
  const awaited = { status: 'A', flowPhase: 'RE_LOAD_DOCUMENTATION' };
  const proposal = (await proposalsOf(PEOPLE.sellerOfThree, awaited)).at(-1);
  await signIn(context, PEOPLE.sellerOfThree);
  await page.goto(`/usuario/panel-de-seguimiento/propuesta/${proposal?.id}/resubir-documentacion`);
  const input = documentInputs(page).first();
  await expect(input).toBeAttached();
  const failed = page.waitForEvent('requestfailed', {
    // The chunk of tus-js-client.
    predicate: (request) => request.url().includes('/assets/browser-'),
  });
  await context.setOffline(true);
  await input.setInputFiles(photo('dni nuevo.png', 300));
  await failed;
  await context.setOffline(false);
  await expect(page.getByText(/^Listo/)).toBeVisible();
});

test('[CA-52] an interrupted upload resumes automatically from the last byte that arrived', async ({
  page,
  baseURL,
}) => {
  const awaited = { status: 'A', flowPhase: 'RE_LOAD_DOCUMENTATION' };
  // Takes the oldest, because other journeys take the newest. The file is uploaded but not submitted.
  const proposal = (await proposalsOf(PEOPLE.sellerOfThree, awaited)).at(-1);
  const relay = await cuttingRelay(baseURL ?? '', 500_000);
  await signIn(page.context(), PEOPLE.sellerOfThree);
  await page.goto(
    `${relay.url}/usuario/panel-de-seguimiento/propuesta/${proposal?.id}/resubir-documentacion`,
  );
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  const file = photo('dni nuevo.png', 800);
  await documentInputs(page).first().setInputFiles(file);
  await expect(page.getByText(/^Listo/)).toBeVisible();
  expect(offsets.at(-1)).toBeGreaterThan(0);
  expect(offsets.at(-1)).toBeLessThan(file.buffer.length);
  await relay.close();
});
