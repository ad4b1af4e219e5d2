import { test as base, type Browser } from '@playwright/test';
import { chromiumArguments } from '../../scripts/browser.ts';

type Fixtures = {
  /** A film (Y4M) for the camera, read when it opens; without it Chromium draws a pattern. */
  film: string | undefined;
  /** A browser with a camera, only for this test: a `launchOptions` option would require separate workers. */
  cameraBrowser: Browser;
};

/** Test whose `page` is in the browser with a camera. */
export const test = base.extend<Fixtures>({
  film: [undefined, { option: true }],
  cameraBrowser: async ({ film, playwright }, run) => {
    const browser = await playwright.chromium.launch({
      args: [
        ...chromiumArguments,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        ...(film === undefined ? [] : [`--use-file-for-fake-video-capture=${film}`]),
      ],
    });
    await run(browser);
    await browser.close();
  },
  context: async ({ cameraBrowser }, run) => run(await cameraBrowser.newContext()),
});
