import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';

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

/** One page for a worker, whichever file it is at: workers of its own for each would start a browser again. */
export const test = base.extend<object, { frame: Page }>({
  frame: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** What Storybook's frame was loaded with, by page. */
const loaded = new WeakMap<Page, string>();

/** Storybook's frame is loaded once, with these globals, and shows one after the other. */
export const testInFrame = (viewMode: 'story' | 'docs', globals: string) =>
  test.extend<Fixtures>({
    show: async ({ frame }, run) => {
      await run(async (id) => {
        const query = `viewMode=${viewMode}&globals=${globals}`;
        if (loaded.get(frame) !== query) {
          await frame.setViewportSize({ width: 390, height: 844 });
          await frame.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
          await frame.goto(`${process.env['STORYBOOK_URL'] ?? ''}/iframe.html?id=${id}&${query}`);
          loaded.set(frame, query);
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
