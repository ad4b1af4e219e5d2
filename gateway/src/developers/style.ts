import type { BrandFile } from '@prendarios/rules/brandFile';

export const FONT_PATH = '/developers/figtree.ttf';

const COLOURS = [
  'paper',
  'surface',
  'sand',
  'line',
  'ink',
  'ink-muted',
  'link',
  'link-hover',
  'edge',
  'focus',
] as const;

const LAYOUT = `
*{box-sizing:border-box}
html{color-scheme:light dark;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 Figtree,system-ui,sans-serif;overflow-wrap:break-word}
header,main{max-width:80rem;margin:0 auto;padding:1rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 2rem;align-items:center;border-bottom:1px solid var(--line)}
.home{font-weight:700;color:var(--ink);text-decoration:none;padding:.5rem 0}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;margin:0;padding:0}
nav a{display:inline-block;padding:.5rem 0}
nav a[aria-current]{color:var(--ink);font-weight:700;text-decoration-thickness:2px}
main{padding-bottom:4rem}
h1{font-size:2rem;line-height:1.2;margin:1.5rem 0 .5rem}
h2{font-size:1.375rem;line-height:1.3;margin:2.5rem 0 .75rem}
h3{font-size:1.0625rem;margin:0 0 .5rem}
:is(p,pre)+h3{margin-top:1.5rem}
p{max-width:46rem;margin:0 0 .75rem}
.lead{color:var(--ink-muted);font-size:1.0625rem}
a{color:var(--link);text-underline-offset:.15em}
a:hover{color:var(--link-hover)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:2px}
code,pre{font:.875em/1.5 ui-monospace,SFMono-Regular,Consolas,monospace}
pre{margin:0 0 .75rem;padding:.75rem 1rem;background:var(--sand);border-radius:12px;white-space:pre-wrap}
summary{cursor:pointer;padding:.25rem 0;color:var(--link)}
.search{position:sticky;top:0;background:var(--paper);padding:.75rem 0;display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;z-index:1}
.search label{font-weight:600}
.search input{flex:1 1 14rem;max-width:28rem;min-height:2.75rem;padding:0 .875rem;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--edge);border-radius:12px}
.search p{margin:0;color:var(--ink-muted)}
[hidden]{display:none!important}
table{width:100%;border-collapse:collapse;margin:0 0 1.5rem}
caption{text-align:left;color:var(--ink-muted);padding:0 0 .5rem}
th,td{text-align:left;vertical-align:top;padding:.625rem 1rem .625rem 0;border-bottom:1px solid var(--line)}
tbody th{font-weight:600;min-width:11rem}
td:last-child{min-width:9.5rem}
section:has(tr):not(:has(tbody tr:not([hidden]))){display:none}
tr,section{scroll-margin-top:5rem}
tr:target,section:target{background:var(--sand)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:18px;padding:1rem 1.25rem;margin:0 0 1rem}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));gap:1rem;list-style:none;padding:0;margin:1.5rem 0}
.cards li{background:var(--surface);border:1px solid var(--line);border-radius:18px;padding:1rem 1.25rem}
.cards a{font-weight:600}
.cards p{margin:.25rem 0 0;color:var(--ink-muted)}
.note{color:var(--ink-muted);font-size:.9375rem}
@media (max-width:48rem){
h1{font-size:1.625rem}
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table,tbody,caption,tr,td,tbody th{display:block}
tr{padding:.75rem 0;border-bottom:1px solid var(--line)}
tbody th,td,td:last-child{border:0;padding:.125rem 0;overflow-wrap:anywhere;min-width:0}
td[data-head]:not(:empty)::before{content:attr(data-head);display:block;color:var(--ink-muted);font-size:.8125rem;margin-top:.25rem}
}`;

/** Returns the style of the developer pages in the bank's colours. */
export function styleFor({ color }: BrandFile['brand']): string {
  const names = (scheme: 'light' | 'dark') =>
    COLOURS.map((name) => `--${name}:${color[scheme][name]}`).join(';');
  return `@font-face{font-family:Figtree;src:url(${FONT_PATH});font-weight:300 900;font-display:swap}
:root{${names('light')}}@media (prefers-color-scheme:dark){:root{${names('dark')}}}${LAYOUT}`;
}
