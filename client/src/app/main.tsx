import '@prendarios/design-system/styles.css';
import { nextTurn } from '../shared/time/nextTurn.ts';

const preloads = (which: string): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel="modulepreload"]${which}`),
];

/** Runs scripts one by one, each in a turn of its own: all together they would block the page. */
async function runInTurns(links: readonly HTMLLinkElement[]): Promise<void> {
  for (const { href } of links) {
    // oxlint-disable-next-line no-await-in-loop -- each imports those before it
    await import(/* @vite-ignore */ href);
    // oxlint-disable-next-line no-await-in-loop -- the turns are the purpose
    await nextTurn();
  }
}

/** The page names the scripts of the application and of its screen, each after those that it imports. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  await runInTurns(preloads(':not([data-screen])'));
  const ofScreen = preloads('[data-screen]');
  // While they load the application can already ask for its data.
  const isLoaded = ofScreen.every(({ href }) => performance.getEntriesByName(href).length > 0);
  if (isLoaded) await runInTurns(ofScreen);
  const { startApp } = await import('./startApp.tsx');
  startApp(root);
}

void start();
