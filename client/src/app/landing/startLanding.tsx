import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readLandingBank } from '#shared/page/bank.ts';
import { nextTurn } from '#shared/page/start/turns.ts';
import { captureVisitSource } from '#shared/api/visitSource.ts';
import { landingElement } from './element.tsx';
import { prepareNextScreen } from './prepareNextScreen.ts';

/** A translation or an extension changed the page before it worked: React renders it anew, and nobody has to be told. */
function noteRenderedAnew(): void {
  performance.mark('rendered-anew');
}

/** Makes the prerendered page work; lets the browser react between the parts of the start. */
export async function startLanding(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  captureVisitSource(new URLSearchParams(location.search));
  const element = landingElement(readLandingBank());
  await nextTurn();
  if (root.firstElementChild === null) createRoot(root).render(element);
  // In a transition React hydrates in slices, and lets the browser react in between.
  else startTransition(() => void hydrateRoot(root, element, { onRecoverableError: noteRenderedAnew }));
  await nextTurn();
  prepareNextScreen(root);
}
