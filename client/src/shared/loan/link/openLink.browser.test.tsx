import { StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { IDEMPOTENCY_HEADER } from '#shared/api/idempotency.ts';
import { mount } from '#testing/mount.tsx';
import { useOpenLink } from './useOpenLink.ts';

test('opens a link once and retries a lost response with the same key', async () => {
  const keys: (string | undefined)[] = [];
  const Link = () => {
    const [isOpen, setOpen] = useState(false);
    const { loading, refetch } = useOpenLink({ key: 'k' }, async ({ headers }) => {
      keys.push(headers[IDEMPOTENCY_HEADER]);
      await Promise.resolve();
      if (keys.length === 1) throw new Error('The answer was lost.');
      setOpen(true);
    });
    if (isOpen) return <p>Open</p>;
    if (loading) return <p>Loading</p>;
    return (
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
    );
  };
  mount(
    <StrictMode>
      <Link />
    </StrictMode>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Again' }));
  await expect.element(page.getByText('Open')).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeTypeOf('string');
});
