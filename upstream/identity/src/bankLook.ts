import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Inserted unescaped into a style sheet and an SVG, so nothing else may pass. */
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #b3173a');
const drawing = z.string().regex(/^[\w\s.,-]+$/, 'must be the path of an SVG');
const pixels = z.number().min(0).max(64);

const palette = z.object({
  paper: colour,
  surface: colour,
  line: colour,
  edge: colour,
  ink: colour,
  'ink-muted': colour,
  primary: colour,
  'primary-hover': colour,
  'on-primary': colour,
  focus: colour,
  danger: colour,
  'danger-text': colour,
  'danger-tint': colour,
  'logo-1': colour,
  'logo-2': colour,
  'logo-3': colour,
});

const brandFile = z.object({
  name: z.string().min(1),
  brand: z.object({
    mark: z.array(z.object({ tone: z.number().int().min(1).max(3), path: drawing })),
    radius: z.object({ card: pixels, field: pixels, button: pixels }),
    color: z.object({ light: palette, dark: palette }),
  }),
});

/** The parts of a brand file that the pages show: name, logo, colours. */
export type BankLook = z.infer<typeof brandFile>;

/** Reads the parts from a brand file. @throws {Error} if it lacks them. */
export const readBankLook = (path: string): BankLook =>
  brandFile.parse(JSON.parse(readFileSync(path, 'utf8')));

const variables = (colours: z.infer<typeof palette>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

export const styleOf = ({ brand: { color, radius } }: BankLook): string => `
:root { color-scheme: light dark; ${variables(color.light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(color.dark)} } }
* { box-sizing: border-box; }
body { font: 1.0625rem/1.5 Figtree, system-ui, sans-serif; margin: 0; background: var(--paper); color: var(--ink); }
header { display: flex; gap: .75rem; align-items: center; padding: 1rem 1.25rem; font-weight: 700; font-size: 1.25rem; }
main { margin: 0 auto; max-width: 40rem; padding: 1rem; }
h1 { font-size: 1.5625rem; line-height: 1.2; letter-spacing: -.01em; margin: 0 0 .5rem; } h2 { font-size: 1.1rem; margin: .25rem 0; }
a { color: var(--primary); }
article { border: 1px solid var(--line); border-radius: ${radius.card}px; background: var(--surface); margin: 1rem 0; padding: 1rem; overflow-wrap: anywhere; }
article p { margin: .25rem 0; white-space: pre-line; }
.code { font: 700 1.6rem/1.3 ui-monospace, monospace; letter-spacing: .1em; }
.sign-in { max-width: 26rem; margin: 4vh auto 0; padding: 1.75rem; border: 1px solid var(--line); border-radius: ${radius.card}px; background: var(--surface); }
.sign-in > p { color: var(--ink-muted); margin: 0 0 1rem; }
label { display: block; font-weight: 600; font-size: .9375rem; margin: 1.25rem 0 .375rem; }
input { font: inherit; color: inherit; width: 100%; min-height: 3.25rem; padding: .5rem .875rem; border: 1px solid var(--edge); border-radius: ${radius.field}px; background: var(--surface); }
button { font: inherit; font-weight: 600; width: 100%; min-height: 3.25rem; margin-top: 1.75rem; border: 0; border-radius: ${radius.button}px; background: var(--primary); color: var(--on-primary); cursor: pointer; }
button:hover { background: var(--primary-hover); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.sign-in > [role=alert] { border: 1px solid var(--danger); border-radius: ${radius.field}px; background: var(--danger-tint); color: var(--danger-text); padding: .75rem 1rem; }
${[1, 2, 3].map((tone) => `.tone-${tone} { fill: var(--logo-${tone}); }`).join(' ')}
`;

/** Returns the bank's logo as SVG. */
export const markOf = ({ brand: { mark } }: BankLook): string =>
  `<svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">${mark
    .map(({ tone, path }) => `<path class="tone-${tone}" d="${path}"/>`)
    .join('')}</svg>`;
