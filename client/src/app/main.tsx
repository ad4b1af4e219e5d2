import '@prendarios/design-system/styles.css';
import { namedScripts, runInTurns } from '../shared/start/turns.ts';

async function start(): Promise<void> {
  await runInTurns(namedScripts(':not([data-screen])'));
  const ofScreen = namedScripts('[data-screen]');
  // While they load the application can already ask for its data.
  const areLoaded = ofScreen.every((script) => performance.getEntriesByName(script).length > 0);
  if (areLoaded) await runInTurns(ofScreen);
  (await import('./startApp.tsx')).startApp();
}

void start();
