import { lazy, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Loadable } from './Loadable.tsx';
import { Redirect } from './Redirect.tsx';

test('an address that is visited again before its redirect is shown redirects again', async () => {
  const script = Promise.withResolvers<{ default: () => ReactNode }>();
  const load = vi.fn(() => script.promise);
  const Target = lazy(load);
  const Links = () => {
    const navigate = useNavigate();
    return <button onClick={() => void navigate('/old')}>to the old address</button>;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <MemoryRouter initialEntries={['/from']}>
      <Links />
      <Loadable page="waiting">
        <Routes>
          <Route path="/from" element={<p>the first page</p>} />
          <Route path="/old" element={<Redirect to="/new" />} />
          <Route path="/new" element={<Target />} />
        </Routes>
      </Loadable>
    </MemoryRouter>,
  );
  await expect.element(page.getByText('the first page')).toBeVisible();

  const link = page.getByRole('button', { name: 'to the old address' });
  await link.click();
  await vi.waitUntil(() => load.mock.calls.length > 0);
  await link.click();
  script.resolve({ default: () => <p>the target</p> });

  await expect.element(page.getByText('the target')).toBeVisible();
});
