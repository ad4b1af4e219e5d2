import { StartupLists } from 'virtual:operation-hashes';
import { whenIdle } from '#shared/whenIdle.ts';
import { persistedUrl } from './persistedGet.ts';

function prefetchScripts(paths: readonly string[]): void {
  for (const path of paths) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = path;
    link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

/** SH-01: loads the first lists into the browser's cache; the app requests the same addresses. */
function warmLists(): void {
  const url = persistedUrl('StartupLists', StartupLists, {});
  fetch(url, { headers: { 'apollo-require-preflight': 'true' }, credentials: 'same-origin' }).catch(() => {
    // Ignored: the app requests them again.
  });
}

/**
 * Loads the next screen's scripts once the browser is idle: a prefetch in the page would delay the first paint. The build
 * writes the list of scripts.
 */
export function prepareNextScreen(root: HTMLElement): void {
  const paths = (root.dataset['next'] ?? '').split(' ').filter((path) => path !== '');
  const prepare = () =>
    whenIdle(() => {
      prefetchScripts(paths);
      warmLists();
    });
  if (document.readyState === 'complete') prepare();
  else addEventListener('load', prepare, { once: true });
}
