import { createHash } from 'node:crypto';

/** Inline content that the content security policy allows on a page. */
export type PageSources = { style: string[]; styleAttr: string[]; script: string[] };

/** Emotion adds an empty style element and fills it with insertRule, which the policy does not restrict. */
const EMPTY_STYLE = '';

/** Script files are allowed by origin; data blocks are never executed. */
const IS_GOVERNED_ELSEWHERE = /\bsrc=|type="application\/json"/;

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

/** Returns the sources of all inline styles, style attributes and inline scripts of a page. */
export function sourcesOf(html: string): PageSources {
  const style = new Set([source(EMPTY_STYLE)]);
  const styleAttr = new Set<string>();
  const script = new Set<string>();
  for (const [, text = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) style.add(source(text));
  for (const [, text = ''] of html.matchAll(/\sstyle="([^"]*)"/g)) styleAttr.add(source(decode(text)));
  for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!IS_GOVERNED_ELSEWHERE.test(attributes)) script.add(source(text));
  }
  return { style: [...style], styleAttr: [...styleAttr], script: [...script] };
}
