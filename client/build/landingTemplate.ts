import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
  }),
);
type Chunks = z.infer<typeof Manifest>;

/** The scripts that an entry needs before it runs: its own and those that it imports, each once. */
function staticClosure(chunks: Chunks, entry: string): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of chunks[key]?.imports ?? []) visit(next);
  };
  visit(entry);
  return [...seen].flatMap((key) => chunks[key]?.file ?? []);
}

function stylesOf(chunks: Chunks, entry: string, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const chunk = chunks[entry];
  return [...(chunk?.imports ?? []).flatMap((next) => stylesOf(chunks, next, seen)), ...(chunk?.css ?? [])];
}

/**
 * Writes the parts of the landing page that are the same for all brands: its style sheets inline (one round trip less
 * before the first paint) and the list of scripts for the next screen, which the browser may fetch when idle. The
 * gateway fills in `<!--brand-->`, `<!--styles-->` and `<!--app-->`.
 */
export async function writeLandingTemplate(dist: string): Promise<void> {
  const page = join(dist, 'index.html');
  const chunks = Manifest.parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')));
  const styles = await Promise.all(
    [...new Set(stylesOf(chunks, 'index.html'))].map((file) => readFile(join(dist, file), 'utf8')),
  );
  const here = new Set(staticClosure(chunks, 'index.html'));
  const next = staticClosure(chunks, 'app.html').filter((file) => !here.has(file));
  const font = styles.join('\n').match(/url\(["']?(\/assets\/[^"')]+\.woff2)/)?.[1];
  const preload =
    font === undefined ? '' : `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`;
  const html = (await readFile(page, 'utf8'))
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${preload}<!--styles--><style>${styles.join('')}</style></head>`)
    .replace(
      '<div id="root">',
      () => `<div id="root" data-next="${next.map((file) => `/${file}`).join(' ')}">`,
    );
  await writeFile(page, html);
}
