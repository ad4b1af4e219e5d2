import '@prendarios/design-system/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readBank } from '../../shared/bank/bank.ts';
import { captureMetrics } from '../../shared/store/metrics.ts';
import { nextTurn } from '../../shared/time/nextTurn.ts';
import { landingElement } from './element.tsx';
import { prepareNextScreen } from './prepareNextScreen.ts';

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
