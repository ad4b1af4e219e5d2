import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { documentInputs } from '../support/documents.ts';
import { photo } from '../support/files.ts';
import { holderAt } from '../support/holderAt.ts';
import { anyChassis } from '../support/people.ts';
import { chooseNewAccount, confirm } from '../support/proposalSteps.ts';
import { pick } from '../support/quoteSteps.ts';

test('[RT-07, RT-09, CA-34] a vehicle quoted by value is later selected from the catalogue and compared with that value', async ({
  page,
}) => {
  await holderAt(page, 'vehicle-documents');
  await pick(page, 'Marca', 'Fiat');
  await pick(page, 'Modelo y versión', 'Toro');
  await expect(page.getByText('El valor y el modelo no se parecen')).toBeVisible();
  await expectAccessible(page);
  await pick(page, 'Modelo y versión', 'Cronos Like 1.3');
  await expect(page.getByText('El valor y el modelo no se parecen')).toHaveCount(0);
  await page.getByLabel('Número de chasis').fill(anyChassis());
  await page.getByLabel('Número de motor').fill('55282328123456');
  await documentInputs(page).first().setInputFiles(photo('factura.png', 60));
  await page.getByRole('button', { name: 'Ya subí todo' }).click();
  await chooseNewAccount(page);
  await confirm(page);
  await expect(page.getByText(/Fiat Cronos Like 1\.3/).first()).toBeVisible();
});
