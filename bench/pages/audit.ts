import lighthouse from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Page } from 'playwright';

export type Figures = Readonly<{
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
  fcp: number;
  /** Machine-independent; only from the page's first audit. */
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Without scripts loaded when idle. */
  requests: number;
  /** Scripts in the page's HTML, needed before it can be used. */
  scripts: number;
  scriptBytes: number;
  /** Lighthouse's BenchmarkIndex at the time. */
  machine: number;
  /** Factor by which the processor was slowed to match the phone. */
  slowdown: number;
}>;

type Request = Readonly<{ url: string; resourceType?: string; transferSize?: number }>;

/** The figures, and the names of failed audits other than performance. */
type Audited = Readonly<{ figures: Figures; failed: readonly string[] }>;

/** Lighthouse's BenchmarkIndex of the phone that Chrome DevTools calls mid-tier mobile. */
const PHONE_INDEX = 1_000;

/** Returns how many times faster this machine currently is than the phone; a shared machine changes between pages. */
export async function measureSlowdown(blank: Page): Promise<number> {
  const index = Number(await blank.evaluate(`(${pageFunctions.computeBenchmarkIndex.toString()})()`));
  return Math.max(1, index / PHONE_INDEX);
}

/**
 * Runs Lighthouse once on its simulated slow 4G network with an empty browser cache.
 * @param slowdown factor by which the processor is slowed
 */
export async function audit(
  url: string,
  port: number,
  slowdown: number,
  everything: boolean,
): Promise<Audited> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    throttling: { cpuSlowdownMultiplier: slowdown },
    ...(everything ? {} : { onlyCategories: ['performance'] }),
  });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`${url} could not be measured: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories, environment } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => (categories[id]?.score ?? Number.NaN) * 100;
  const details = audits['network-requests']?.details;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the audit's documented items
  const items = (details !== undefined && 'items' in details ? details.items : []) as Request[];
  const requests = items.filter((item) => item.url.startsWith('http'));
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const isScript = ({ resourceType }: Request) => resourceType === 'Script';
  const later = requests.filter((item) => isScript(item) && !html.includes(new URL(item.url).pathname));
  const scripts = requests.filter((item) => isScript(item) && !later.includes(item));
  const failed = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const figures = {
    performance: score('performance'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    fcp: value('first-contentful-paint'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    requests: requests.length - later.length,
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0),
    machine: environment.benchmarkIndex,
    slowdown,
  };
  return { figures, failed };
}
