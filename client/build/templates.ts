import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readScripts, staticClosure } from './scripts.ts';

const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/;

/** Inlines the template's style sheet, which saves a round trip before the first paint, and preloads the font. */
async function withStyles(dist: string, name: string): Promise<string> {
  const page = await readFile(join(dist, name), 'utf8');
  const sheet = SHEET.exec(page)?.[1];
  if (sheet === undefined) throw new Error(`${name} has no style sheet.`);
  const styles = await readFile(join(dist, sheet), 'utf8');
  const font = styles.match(/url\(["']?(\/assets\/[^"')]+\.woff2)/)?.[1];
  const preload =
    font === undefined ? '' : `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`;
  return page
    .replace(SHEET, '')
    .replace('</head>', () => `${preload}<!--styles--><style>${styles}</style></head>`);
}

/** Entry points of the landing page and of the application, which each page's own script starts. */
const LANDING = 'src/app/landing/startLanding.tsx';
export const APP = 'src/app/startApp.tsx';
export const MAIN = 'src/app/main.tsx';

/** Modules that the landing page prefetches when idle: those of the screen that its button opens. */
const NEXT = [
  MAIN,
  APP,
  'src/flows/holder/HolderAudience.tsx',
  'src/flows/holder/steps/preference/PreferenceScreen.tsx',
];

const paths = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');

/**
 * Lists the page's scripts in attributes, so that its own script loads them after the first paint. Vite's preloads,
 * which this removes, would compete with the resources of that paint.
 */
const naming = (page: string, attributes: string): string =>
  page
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<div id="root"', () => `<div id="root" ${attributes}`);

/**
 * Completes the templates with everything that does not depend on the brand: for the landing page, for screens, and for
 * pages without scripts. The gateway fills in `<!--brand-->`, `<!--styles-->`, `<!--scripts-->` and `<!--app-->`.
 */
export async function writeTemplates(dist: string): Promise<void> {
  const scripts = await readScripts(dist);
  const filesOf = (...modules: string[]) => staticClosure(scripts, modules).map(({ file }) => file);
  const here = filesOf(LANDING);
  const next = filesOf(...NEXT).filter((file) => !here.includes(file));
  const [landing = '', app = ''] = await Promise.all(
    ['index.html', 'app.html'].map((name) => withStyles(dist, name)),
  );
  const templates = {
    'index.html': naming(landing, `data-scripts="${paths(here)}" data-next="${paths(next)}"`),
    'app.html': naming(app, `data-scripts="${paths(filesOf(APP))}" data-screen="<!--scripts-->"`),
    'plain.html': app.replaceAll(
      /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
      '',
    ),
  };
  await Promise.all(Object.entries(templates).map(([name, text]) => writeFile(join(dist, name), text)));
}
