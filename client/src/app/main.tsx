import '@prendarios/design-system/styles.css';
import { completeWayBack } from '#shared/page/start/completeWayBack.ts';
import { firstPaint, loadNamed, runInTurns } from '#shared/page/start/turns.ts';

/**
 * Keeps the server-rendered page if the application's code fails to load. The landing page stays readable, with working
 * links.
 */
function showProblem(): void {
  const problem = document.querySelector<HTMLTemplateElement>('template#problem');
  const main = document.querySelector('main');
  if (problem === null || main === null) return;
  main.replaceChildren(problem.content);
  main.querySelector('button')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload(), { once: true });
}

async function start(): Promise<void> {
  completeWayBack();
  await firstPaint();
  const ofEveryPage = loadNamed('scripts');
  const ofScreen = loadNamed('screen');
  await runInTurns(ofEveryPage);
  // The application can request its data while they load.
  const areLoaded = ofScreen.every((script) => performance.getEntriesByName(script).length > 0);
  // The screen handles the failure and offers a retry.
  if (areLoaded) await runInTurns(ofScreen).catch(() => undefined);
  if (document.getElementById('root')?.dataset['page'] === 'landing') {
    await (await import('./landing/startLanding.tsx')).startLanding();
  } else {
    (await import('./startApp.tsx')).startApp();
  }
}

start().catch(showProblem);
