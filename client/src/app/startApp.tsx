import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readBank } from '#shared/page/bank.ts';
import { appConfig } from '#shared/appConfig.ts';
import { watchFaults } from '#shared/api/faults/noteFault.ts';
import { keepPrerendered } from '#shared/page/prerendered.ts';
import { captureVisitSource } from '#shared/api/visitSource.ts';
import { App } from './App.tsx';

/** Replaces the prerendered page with the application. */
export function startApp(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  watchFaults(appConfig().flags.logs);
  captureVisitSource(new URLSearchParams(location.search));
  keepPrerendered(root);
  // In a transition React renders in time slices.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App bank={readBank()} />
      </StrictMode>,
    );
  });
}
