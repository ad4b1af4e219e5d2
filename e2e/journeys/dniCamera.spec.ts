import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { chromiumArguments, findOrInstallChromium } from '../../scripts/browser.ts';
import { cardFilm, cardText, expectListed } from '../support/dniCard.ts';
import { atPersonalData } from '../support/holderAt.ts';
import { applicant, type Applicant } from '../support/people.ts';
import { nextPart } from '../support/quoteSteps.ts';

const FILMED: Applicant = { ...applicant('31222338'), firstName: 'Zulema', lastName: 'Iraola' };
/** Played in place of a camera. */
const film = join(process.env['E2E_DATA_DIR'] ?? '', `card-${process.pid}.y4m`);
writeFileSync(film, await cardFilm(cardText(FILMED)));

test.use({
  launchOptions: {
    executablePath: findOrInstallChromium(),
    args: [
      ...chromiumArguments,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test('the camera reads a DNI by itself, and is let go of', async ({ page }) => {
  await atPersonalData(page);
  await page.getByRole('button', { name: 'Escanear mi DNI' }).click();
  await expectListed(page, FILMED);
  await expect(page.locator('video')).toHaveCount(0);
  await nextPart(page);
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
});
