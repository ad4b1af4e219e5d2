import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, readManifest, staticClosure } from './manifest.ts';

/** The template with its style sheets inline: one round trip less before the first paint. The font is preloaded. */
async function withStyles(dist: string, manifest: Manifest, page: string): Promise<string> {
  const files = new Set(staticClosure(manifest, [page]).flatMap(({ css }) => css ?? []));
  const sheets = await Promise.all([...files].map((file) => readFile(join(dist, file), 'utf8')));
  const styles = sheets.join('');
  const font = styles.match(/url\(["']?(\/assets\/[^"')]+\.woff2)/)?.[1];
  const preload =
    font === undefined ? '' : `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`;
  return (await readFile(join(dist, page), 'utf8'))
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${preload}<!--styles--><style>${styles}</style></head>`);
}

/** What the landing page may fetch when idle: the scripts of the screen behind its button. */
const NEXT = [
  'app.html',
  'src/flows/holder/HolderAudience.tsx',
  'src/flows/holder/steps/preference/PreferenceScreen.tsx',
];

/**
 * Finishes the templates of the pages with what is the same for all brands: the landing page's, the screens', and one
 * without scripts. The gateway fills in `<!--brand-->`, `<!--styles-->`, `<!--scripts-->` and `<!--app-->`.
 */
export async function writeTemplates(dist: string): Promise<void> {
  const manifest = await readManifest(dist);
  const here = new Set(staticClosure(manifest, ['index.html']).map(({ file }) => file));
  const next = staticClosure(manifest, NEXT).flatMap(({ file }) => (here.has(file) ? [] : `/${file}`));
  const landing = await withStyles(dist, manifest, 'index.html');
  await writeFile(
    join(dist, 'index.html'),
    landing.replace('<div id="root">', () => `<div id="root" data-next="${next.join(' ')}">`),
  );
  const app = await withStyles(dist, manifest, 'app.html');
  await writeFile(join(dist, 'app.html'), app);
  const withoutScripts = app.replaceAll(
    /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
    '',
  );
  await writeFile(join(dist, 'plain.html'), withoutScripts);
}
