import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readScripts, staticClosure } from './scripts.ts';

const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/;

/** The template with its style sheet inline: one round trip less before the first paint. The font is preloaded. */
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

const LANDING = 'src/app/landing/main.tsx';
export const MAIN = 'src/app/main.tsx';
/** The application, which the page's own script starts. */
export const APP = 'src/app/startApp.tsx';

/** What the landing page may fetch when idle: the scripts of the screen behind its button. */
const NEXT = [
  APP,
  'src/flows/holder/HolderAudience.tsx',
  'src/flows/holder/steps/preference/PreferenceScreen.tsx',
];

/**
 * Finishes the templates of the pages with what is the same for all brands: the landing page's, the screens', and one
 * without scripts. The gateway fills in `<!--brand-->`, `<!--styles-->`, `<!--scripts-->` and `<!--app-->`.
 */
export async function writeTemplates(dist: string): Promise<void> {
  const scripts = await readScripts(dist);
  const here = new Set(staticClosure(scripts, [LANDING]).map(({ file }) => file));
  const next = staticClosure(scripts, [MAIN, ...NEXT]).flatMap(({ file }) =>
    here.has(file) ? [] : `/${file}`,
  );
  const landing = await withStyles(dist, 'index.html');
  await writeFile(
    join(dist, 'index.html'),
    landing.replace('<div id="root">', () => `<div id="root" data-next="${next.join(' ')}">`),
  );
  const links = staticClosure(scripts, [APP]).map(
    ({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  const app = (await withStyles(dist, 'app.html'))
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<!--scripts-->', (here) => `${links.join('')}${here}`);
  await writeFile(join(dist, 'app.html'), app);
  const withoutScripts = app.replaceAll(
    /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
    '',
  );
  await writeFile(join(dist, 'plain.html'), withoutScripts);
}
