import type { Page } from '@playwright/test';
import { test } from '@playwright/test';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { id?: string; phase?: string };
      storyRenders?: { phase?: string }[];
    };
    __STORYBOOK_ADDONS_CHANNEL__?: {
      emit: (event: string, value: object) => void;
      once: (event: string, listener: () => void) => void;
    };
  }
}

type Fixtures = {
  /** Has the frame show a story or a docs page; a docs page is drawn then, its stories may not be. */
  show: (id: string) => Promise<Page>;
};

/** One page for a worker: Storybook's frame is loaded once, with these globals, and shows one after the other. */
export const testInFrame = (viewMode: 'story' | 'docs', globals: string) =>
  test.extend<Fixtures, { frame: Page }>({
    frame: [
      async ({ browser }, use) => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        await use(await context.newPage());
        await context.close();
      },
      { scope: 'worker' },
    ],
    show: async ({ frame }, run) => {
      await run(async (id) => {
        const isLoaded = await frame.evaluate(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
        if (!isLoaded) {
          const url = process.env['STORYBOOK_URL'] ?? '';
          await frame.goto(`${url}/iframe.html?viewMode=${viewMode}&id=${id}&globals=${globals}`);
          return frame;
        }
        await frame.evaluate(
          async (shown) => {
            // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
            const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
            const drawn = new Promise<void>((done) => channel?.once('docsRendered', done));
            channel?.emit('setCurrentStory', shown);
            if (shown.viewMode === 'docs') await drawn;
          },
          { storyId: id, viewMode },
        );
        return frame;
      });
    },
  });
