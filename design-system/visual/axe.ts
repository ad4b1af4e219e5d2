import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Sets of rules to run. */
export const RULES = {
  /** WCAG 2.2 A and AA, and what axe calls good practice. */
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  /** Those whose answer depends on the colours. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>;

export type Rules = keyof typeof RULES;

type Where = { include?: string[]; exclude?: string[] };

/**
 * What axe has against the page in view, by the rules of `runOnly`. A page keeps axe until it
 * is left: axe is half a megabyte, and its second run in a page takes half the time of the first.
 */
export async function axeViolations(
  page: Page,
  runOnly: axe.RunOnly,
  { include = ['html'], exclude = [] }: Where = {},
): Promise<axe.Result[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  // What passes is not written down node by node, which is most of the time that axe takes.
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'] };
  const results = await page.evaluate(([context, how]) => window.axe.run(context, how), [
    { include, exclude },
    options,
  ] as const);
  return results.violations;
}
