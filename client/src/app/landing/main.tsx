import '@prendarios/design-system/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readBank } from '../../shared/bank/bank.ts';
import { captureMetrics } from '../../shared/store/metrics.ts';
import { landingElement } from './element.tsx';
import { prepareNextScreen } from './prepareNextScreen.ts';

/** Lets the browser paint and react between the parts of the start. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if ('scheduler' in globalThis) void scheduler.postTask(() => resolve(), { priority: 'user-visible' });
    else setTimeout(resolve);
  });
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  captureMetrics(new URLSearchParams(location.search));
  const element = landingElement(readBank());
  await nextTurn();
  if (root.firstElementChild === null) createRoot(root).render(element);
  else hydrateRoot(root, element);
  await nextTurn();
  prepareNextScreen(root);
}

void start();
