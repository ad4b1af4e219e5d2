import { lazy, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Loadable } from './Loadable.tsx';
import { Redirect } from './Redirect.tsx';

beforeEach(() => {
  const start = location.href;
  history.pushState(null, '', '/from');
  onTestFinished(() => history.pushState(null, '', start));
});

/** Renders `/from` with a button to `/old`, which redirects to `/new`. */
function render(old: ReactNode, target: ReactNode): void {
  const Links = () => {
    const navigate = useNavigate();
    return <button onClick={() => void navigate('/old')}>to the old address</button>;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <BrowserRouter>
      <Links />
      <Loadable page="waiting">
        <Routes>
          <Route path="/from" element={<p>the first page</p>} />
          <Route path="/old" element={old} />
          <Route path="/new" element={target} />
          <Route path="/other" element={<p>the other page</p>} />
        </Routes>
      </Loadable>
    </BrowserRouter>,
  );
}

test('redirects on a second visit even before the first target has rendered', async () => {
  const script = Promise.withResolvers<{ default: () => ReactNode }>();
  const load = vi.fn(() => script.promise);
  const Target = lazy(load);
  render(<Redirect to="/new" />, <Target />);
  await expect.element(page.getByText('the first page')).toBeVisible();

  const link = page.getByRole('button', { name: 'to the old address' });
  await link.click();
  await vi.waitUntil(() => load.mock.calls.length > 0);
  await link.click();
  script.resolve({ default: () => <p>the target</p> });

  await expect.element(page.getByText('the target')).toBeVisible();
});

test('does not redirect after the user has left the URL', async () => {
  const Left = () => {
    const navigate = useNavigate();
    // Runs before the effect of the redirect, like a click before the page is painted.
    useLayoutEffect(() => void navigate('/other'), [navigate]);
    return <Redirect to="/new" />;
  };
  render(<Left />, <p>the target</p>);

  await page.getByRole('button', { name: 'to the old address' }).click();

  await expect.element(page.getByText('the other page')).toBeVisible();
});
