import { rmSync, writeFileSync } from 'node:fs';
import { test as base, type Browser } from '@playwright/test';
import { chromiumArguments } from '../../scripts/browser.ts';
import { restlessFilm } from './film.ts';

type Fixtures = {
  /** A film (Y4M) for the camera, read when it opens; restlessFilm by default. */
  film: string | undefined;
  /** A browser with a camera for this test only: a `launchOptions` option would require separate workers. */
  cameraBrowser: Browser;
};

/** Test whose `page` is in the browser with a camera. */
export const test = base.extend<Fixtures>({
  film: [undefined, { option: true }],
  cameraBrowser: async ({ film, playwright }, run, info) => {
    const usual = info.outputPath('camera.y4m');
    if (film === undefined) writeFileSync(usual, restlessFilm());
    const browser = await playwright.chromium.launch({
      args: [
        ...chromiumArguments,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film ?? usual}`,
      ],
    });
    await run(browser);
    await browser.close();
    rmSync(usual, { force: true });
  },
  context: async ({ cameraBrowser }, run) => run(await cameraBrowser.newContext()),
});
