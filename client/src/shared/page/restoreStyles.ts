/**
 * A style sheet that failed once while a screen was fetched ahead is not asked for again by the build's loader:
 * the screen would be shown without it. Resolves when every sheet is there; rejects when one fails again.
 */
export async function restoreStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const missing = [...links].filter(({ sheet }) => sheet === null);
  await Promise.all(missing.map(loadAgain));
}

function loadAgain(failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = failed.crossOrigin;
  link.href = failed.href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new Error(`The style sheet ${link.href} could not be read.`)),
    );
    failed.replaceWith(link);
  });
}
