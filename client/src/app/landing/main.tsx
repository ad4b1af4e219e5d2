import '@prendarios/design-system/styles.css';
import { namedScripts, runInTurns } from '../../shared/start/turns.ts';

async function start(): Promise<void> {
  await runInTurns(namedScripts());
  await (await import('./startLanding.tsx')).startLanding();
}

start().catch(() => {
  // The page stays as it was rendered: a page to read, with links that work.
});
