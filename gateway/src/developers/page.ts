import { createHash } from 'node:crypto';
import { escapeHtml } from '@prendarios/rules/brandPage';
import { SCRIPT } from './search.ts';
import { styleFor } from './style.ts';
import type { Settings } from '../settings.ts';

export type DeveloperPage = Readonly<{ path: string; title: string; lead: string; body: string }>;

/** Escapes text for HTML; text in backticks becomes code. */
export const prose = (text: string): string =>
  escapeHtml(text).replaceAll(/`([^`]+)`/g, (_all, code: string) => `<code>${code}</code>`);

export const link = (address: string, text: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

/**
 * A search field that hides `items` (a CSS selector) unless they contain every entered word. Without JavaScript the
 * field is hidden and all items are visible.
 */
export const searchBox = (label: string, items: string): string =>
  `<div class="search" hidden><label for="search">${escapeHtml(label)}</label><input id="search" type="search" autocomplete="off" spellcheck="false" data-items="${escapeHtml(items)}"><p role="status"></p></div>`;

/** Renders rows of HTML; the first cell is the row header. A row may have an anchor. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly Readonly<{ id?: string; cells: readonly string[] }>[],
): string {
  const line = ({ id, cells: [first = '', ...others] }: (typeof rows)[number]) =>
    `<tr${id === undefined ? '' : ` id="${escapeHtml(id)}"`}><th scope="row">${first}</th>${others.map((cell, at) => `<td data-head="${escapeHtml(heads[at + 1] ?? '')}">${cell}</td>`).join('')}</tr>`;
  return `<table><caption>${escapeHtml(caption)}</caption><thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table>`;
}

const PAGES = [
  ['/developers', 'Developers'],
  ['/errors', 'Errors'],
  ['/developers/schema', 'Schema'],
  ['/playground/', 'Playground'],
] as const;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Renders the page and its policy, which allows only its own style and script and this server's font. */
export function rendered(
  { path, title, lead, body }: DeveloperPage,
  { brand }: Pick<Settings, 'brand'>,
): { html: string; policy: string } {
  const style = styleFor(brand.brand);
  const menu = PAGES.map(
    ([place, name]) =>
      `<li><a href="${place}"${place === path ? ' aria-current="page"' : ''}>${name}</a></li>`,
  );
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head><body>
<header><a class="home" href="/">${escapeHtml(brand.name)}</a><nav aria-label="Developer pages"><ul>${menu.join('')}</ul></nav></header>
<main><h1>${escapeHtml(title)}</h1><p class="lead">${prose(lead)}</p>
${body}
</main><script>${SCRIPT}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(SCRIPT)}`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}
