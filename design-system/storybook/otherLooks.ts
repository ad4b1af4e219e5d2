import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

type AfterStory = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/** Tests only: in a designer's browser the page would flicker through the looks. */
const isTestRun = () => import.meta.env['VITEST_STORYBOOK'] === 'false';

/** Tests omit the nodes that pass; the designer's panel lists them. */
export const axeOptions = isTestRun() ? { resultTypes: ['violations'] } : {};

/** Rules that depend on colours; all rules run in the story's own look. */
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
 * A component's first story and its error stories show all of its colours except its states', which `states.test.ts`
 * computes for every look. Longer texts or filled fields add no colours.
 */
function hasColoursOfItsOwn({ componentId, name }: { componentId: string; name: string }): boolean {
  const isFirst = !looked.has(componentId);
  looked.add(componentId);
  return isFirst || DRAWS_ALARM.test(name);
}

/**
 * Renders a story, after its play function, in the other brands and modes, and runs axe's contrast rules there. Stories
 * that set a brand or mode are skipped: another story shows the same content in the default look.
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
