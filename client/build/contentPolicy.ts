import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ContentPolicy = { style: string[]; styleAttr: string[]; script: string[] };

/** Emotion adds one empty style element and fills it by insertRule, which the policy does not govern. */
const EMPTY_STYLE = '';

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function decode(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Sources for every inline style, style attribute and inline script of a page. */
export function contentPolicyOf(pages: readonly string[]): ContentPolicy {
  const style = new Set([source(EMPTY_STYLE)]);
  const styleAttr = new Set<string>();
  const script = new Set<string>();
  for (const html of pages) {
    for (const [, text = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) style.add(source(text));
    for (const [, text = ''] of html.matchAll(/\sstyle="([^"]*)"/g)) styleAttr.add(source(decode(text)));
    for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (!/\bsrc=/.test(attributes)) script.add(source(text));
    }
  }
  return { style: [...style], styleAttr: [...styleAttr], script: [...script] };
}

export async function writeContentPolicy(dist: string): Promise<void> {
  const pages = await Promise.all(
    ['index.html', 'app.html'].map((page) => readFile(join(dist, page), 'utf8')),
  );
  await writeFile(join(dist, 'csp.json'), `${JSON.stringify(contentPolicyOf(pages), null, 2)}\n`);
}
