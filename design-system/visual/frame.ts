import type { Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

type Thrown = { message: string };

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>;
      storyRenders?: { phase?: string }[];
    };
    __STORYBOOK_ADDONS_CHANNEL__?: {
      emit: (event: string, value: object) => void;
      on: (event: string, listener: (value: never) => void) => void;
      once: (event: string, listener: () => void) => void;
    };
    /** Stories that finished since the frame was last told to show something, with what they threw. */
    finishedStories: { id: string; errors: string[] }[];
  }
}

type Fixtures = {
  /** Shows a story or a docs page in the frame and waits until it has rendered. */
  show: (id: string) => Promise<Page>;
};

/** One page per worker, shared by all test files: a worker per file would start another browser. */
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

/** Query each page's Storybook frame was loaded with. */
const loaded = new WeakMap<Page, string>();

/**
 * Records the stories that finish. A story also ends in the phase `finished` after it threw, so what it threw is collected
 * from Storybook's events; only the last of them names the story.
 */
const recordStories = async () => {
  /* oxlint-disable no-underscore-dangle -- Storybook's own names */
  await window.__STORYBOOK_PREVIEW__?.ready();
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  /* oxlint-enable no-underscore-dangle */
  const errors = new Set<string>();
  // Testing Library adds the whole page to its messages.
  const add = ({ message }: Thrown) => errors.add(message.slice(0, 400));
  window.finishedStories = [];
  channel?.on('playFunctionThrewException', add);
  channel?.on('storyThrewException', add);
  channel?.on('unhandledErrorsWhilePlaying', (thrown: Thrown[]) => {
    for (const error of thrown) add(error);
  });
  channel?.on('storyFinished', ({ storyId, status }: { storyId: string; status: string }) => {
    if (status === 'error' && errors.size === 0) errors.add('finished with an error');
    window.finishedStories.push({ id: storyId, errors: [...errors] });
    errors.clear();
  });
};

/** Loads Storybook's frame once per `globals` and then shows one story or docs page after the other. */
export const testInFrame = (viewMode: 'story' | 'docs', globals: string) =>
  test.extend<Fixtures>({
    show: async ({ frame }, run) => {
      await run(async (id) => {
        const query = `viewMode=${viewMode}&globals=${globals}`;
        if (loaded.get(frame) !== query) {
          await frame.setViewportSize({ width: 390, height: 844 });
          await frame.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
          await frame.goto(`${process.env['STORYBOOK_URL'] ?? ''}/iframe.html?${query}`);
          await frame.waitForFunction('window.__STORYBOOK_PREVIEW__');
          await frame.evaluate(recordStories);
          loaded.set(frame, query);
        }
        await frame.evaluate(
          async (shown) => {
            window.finishedStories = [];
            // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
            const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
            const event = shown.viewMode === 'docs' ? 'docsRendered' : 'storyFinished';
            const rendered = new Promise<void>((done) => channel?.once(event, done));
            channel?.emit('setCurrentStory', shown);
            await rendered;
          },
          { storyId: id, viewMode },
        );
        return frame;
      });
    },
  });

/** Fails with the id and the errors of each shown story that threw. */
export const expectNothingThrown = async (page: Page): Promise<void> => {
  const thrown = await page.evaluate(() =>
    window.finishedStories.flatMap(({ id, errors }) => errors.map((error) => `${id}: ${error}`)),
  );
  expect(thrown, 'every story renders and its play function passes').toEqual([]);
};
