import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { holderAt } from '../support/holderAt.ts';
import { completeAfterSummary, confirm } from '../support/proposalSteps.ts';

const bankHealth = `http://127.0.0.1:${process.env['E2E_BANK_PORT']}/healthz`;

test('acknowledged writes survive kill -9 of the bank, and the journey continues', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const { person } = await holderAt(page, 'summary');
  await expect(page.getByRole('button', { name: 'Aceptar y continuar' })).toBeVisible();

  process.kill(bankProcess(), 'SIGKILL');
  // The gateway retries the keyed write while the supervisor restarts the bank; it succeeds or reports an error.
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click();
  const gotThrough = page.getByRole('heading', { level: 1, name: '¿Quién te vende el vehículo?' });
  const saidSo = page.getByText(/Ha ocurrido un error|Probá de nuevo|Probar de nuevo/);
  await expect(gotThrough.or(saidSo).first()).toBeVisible({ timeout: 30_000 });
  const health = async () => (await request.get(bankHealth).catch(() => null))?.ok();
  await expect.poll(health, { timeout: 60_000 }).toBe(true);

  await page.goto('/titular/resumen');
  await expect(page.getByText(new RegExp(person.lastName)).first()).toBeVisible();
  await expect(page.getByText(/Av\. Rivadavia 4502/).first()).toBeVisible();
  const accept = page.getByRole('button', { name: 'Aceptar y continuar' });
  if (await accept.isVisible()) await accept.click();
  else await page.getByRole('button', { name: 'Continuar' }).click();
  await completeAfterSummary(page);
  await confirm(page);
});

/** Returns the bank's process id, which the supervisor writes next to its log. */
function bankProcess(): number {
  const path = join(process.env['E2E_DATA_DIR'] ?? '.data', 'logs', 'bank.pid');
  return Number(readFileSync(path, 'utf8'));
}
