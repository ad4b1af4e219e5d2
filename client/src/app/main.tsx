import '@prendarios/design-system/styles.css';
import { completeWayBack } from '#shared/page/start/completeWayBack.ts';
import { firstPaint, loadNamed, runInTurns } from '#shared/page/start/turns.ts';

/**
 * Shows what the server rendered for this case: the code that could render it has not loaded. The landing page stays as
 * it is, a page to read, with links that work.
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
  // While they load the application can already ask for its data.
  const areLoaded = ofScreen.every((script) => performance.getEntriesByName(script).length > 0);
  // A failure is the screen's: the application shows it, with a way to try again.
  if (areLoaded) await runInTurns(ofScreen).catch(() => undefined);
  if (document.getElementById('root')?.dataset['page'] === 'landing') {
    await (await import('./landing/startLanding.tsx')).startLanding();
  } else {
    (await import('./startApp.tsx')).startApp();
  }
}

start().catch(showProblem);
