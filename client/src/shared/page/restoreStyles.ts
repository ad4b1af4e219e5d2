/** Style sheets whose request failed; one still on its way is not among them. */
const failed = new Set<HTMLLinkElement>();
let restoring: Promise<unknown> = Promise.resolve();

/** Notes every style sheet that fails from now on; errors of a resource are only seen on the way down. */
export function watchStyles(): void {
  document.addEventListener('error', noteFailure, { capture: true });
}

function noteFailure({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

/**
 * A style sheet that failed once while a screen was fetched ahead is not asked for again by the build's loader:
 * the screen would be shown without it. Resolves when every sheet is there; rejects when one fails again.
 */
export async function restoreStyles(): Promise<void> {
  const links = [...failed];
  failed.clear();
  // Screens are fetched side by side: a later call waits for what an earlier one asked for.
  restoring = Promise.all([restoring.catch(() => undefined), ...links.map(loadAgain)]);
  await restoring;
}

function loadAgain(broken: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = broken.crossOrigin;
  link.href = broken.href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new Error(`The style sheet ${link.href} could not be read.`)),
    );
    broken.replaceWith(link);
  });
}
