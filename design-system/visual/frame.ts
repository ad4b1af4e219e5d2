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
    /** What the shown stories threw, each followed by the story's id. */
    storyErrors: string[];
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

/** What each page's Storybook frame was loaded for. */
const loaded = new WeakMap<Page, string>();

/**
 * Sets Storybook's globals and records errors. A story that threw also ends in the phase `finished`, so errors are
 * collected from Storybook's events, of which only `storyFinished` names the story.
 */
const prepareFrame = async (globals: object) => {
  /* oxlint-disable no-underscore-dangle -- Storybook's own names */
  await window.__STORYBOOK_PREVIEW__?.ready();
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  /* oxlint-enable no-underscore-dangle */
  channel?.emit('updateGlobals', { globals });
  // Testing Library adds the page's markup to its messages.
  const add = ({ message }: Thrown) => window.storyErrors.push(message.slice(0, 400));
  channel?.on('playFunctionThrewException', add);
  channel?.on('storyThrewException', add);
  channel?.on('unhandledErrorsWhilePlaying', (thrown: Thrown[]) => thrown.forEach(add));
  channel?.on('storyFinished', ({ storyId, status }: { storyId: string; status: string }) => {
    if (status === 'error') window.storyErrors.push(storyId);
  });
};

/** Loads Storybook's frame once per `globals` and then shows one story or docs page after the other. */
export const testInFrame = (viewMode: 'story' | 'docs', globals: object) =>
  test.extend<Fixtures>({
    show: async ({ frame }, run) => {
      await run(async (id) => {
        const purpose = `${viewMode} ${JSON.stringify(globals)}`;
        if (loaded.get(frame) !== purpose) {
          await frame.setViewportSize({ width: 390, height: 844 });
          await frame.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
          await frame.goto(`${process.env['STORYBOOK_URL'] ?? ''}/iframe.html`);
          await frame.waitForFunction('window.__STORYBOOK_PREVIEW__');
          await frame.evaluate(prepareFrame, globals);
          loaded.set(frame, purpose);
        }
        await frame.evaluate(
          async (shown) => {
            window.storyErrors = [];
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

/** Fails with the errors and ids of the shown stories that threw. */
export const expectNothingThrown = async (page: Page): Promise<void> => {
  const errors = await page.evaluate(() => window.storyErrors);
  expect(errors, 'every story renders and its play function passes').toEqual([]);
};
