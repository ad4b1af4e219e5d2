import '@prendarios/design-system/styles.css';
import { namedScripts, runInTurns } from '../../shared/start/turns.ts';

async function start(): Promise<void> {
  await runInTurns(namedScripts());
  await (await import('./startLanding.tsx')).startLanding();
}

void start();
