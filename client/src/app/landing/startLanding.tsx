import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readLandingBank } from '#shared/page/bank.ts';
import { nextTurn } from '#shared/page/start/turns.ts';
import { captureVisitSource } from '#shared/api/visitSource.ts';
import { landingElement } from './element.tsx';
import { prepareNextScreen } from './prepareNextScreen.ts';

/** Ignores hydration errors caused by translations or extensions: React re-renders the page. */
function noteRenderedAnew(): void {
  performance.mark('rendered-anew');
}

/** Hydrates the prerendered page, yielding to the browser in between. */
export async function startLanding(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  captureVisitSource(new URLSearchParams(location.search));
  const element = landingElement(readLandingBank());
  await nextTurn();
  if (root.firstElementChild === null) createRoot(root).render(element);
  // In a transition React hydrates in time slices.
  else startTransition(() => void hydrateRoot(root, element, { onRecoverableError: noteRenderedAnew }));
  await nextTurn();
  prepareNextScreen(root);
}
