import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

type AfterStory = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/** In a designer's browser the page would flicker through its looks. */
const isTestRun = () => import.meta.env['VITEST_STORYBOOK'] === 'false';

/** In tests, what passes is not written down node by node; a designer's panel lists it. */
export const axeOptions = isTestRun() ? { resultTypes: ['violations'] } : {};

/** The only rules whose answer depends on the colours: the whole set runs in the story's own look. */
const options = {
  ...axeOptions,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const looks = ['ceibo', 'vivere'].flatMap((brand) =>
  ['light', 'dark'].map((mode) => ({ brand, mode, name: `${brand}, ${mode}` })),
);

const DRAWS_ALARM = /error|wrong|fail|danger|warning|success/i;
const looked = new Set<string>();

/**
 * The first story of a component and those of its errors hold all of its colours but those of its states, and
 * `states.test.ts` holds these in every look by arithmetic: a longer text or a filled field has no colour of its own.
 */
function hasColoursOfItsOwn({ componentId, name }: { componentId: string; name: string }): boolean {
  const isFirst = !looked.has(componentId);
  looked.add(componentId);
  return isFirst || DRAWS_ALARM.test(name);
}

/**
 * Shows what a story with colours of its own and its play function left in the other brands and modes, and has axe
 * compare the colours there. A story that names its brand or mode keeps it: what it shows, another one shows
 * in the usual look, and from there in all of them.
 */
export const axeInOtherLooks: AfterStory = async (context) => {
  const named = context.storyGlobals;
  const keepsLook = 'brand' in named || 'mode' in named || 'looks' in named;
  if (!isTestRun() || context.viewMode !== 'story' || keepsLook) return;
  if (!hasColoursOfItsOwn(context)) return;
  const frame = document.querySelector<HTMLElement>('[data-brand]')?.dataset;
  if (frame === undefined) throw new Error('The story has no frame.');
  const wear = (brand: string | undefined, mode: string | undefined) => {
    frame['brand'] = brand;
    if (mode === undefined) delete frame['mode'];
    else frame['mode'] = mode;
  };
  const own = { brand: frame['brand'], mode: frame['mode'] };
  const shown = own.mode ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const a11y = { ...context.parameters['a11y'], options };
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  const faults: string[] = [];
  for (const { brand, mode, name } of looks) {
    if (mode === shown && brand === own.brand) continue;
    wear(brand, mode);
    try {
      await runAxe({ ...context, parameters: { ...context.parameters, a11y } });
    } catch (fault) {
      faults.push(`In ${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
  still.remove();
  wear(own.brand, own.mode);
  if (faults.length > 0) throw new Error(faults.join('\n'));
};
