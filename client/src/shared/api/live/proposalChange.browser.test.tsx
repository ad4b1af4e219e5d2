import { ApolloLink, Observable } from '@apollo/client';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, testClient } from '#testing/mount.tsx';
import { useProposalChange } from './useProposalChange.ts';

const asked: unknown[] = [];
/** Each proposal has its own version, which never changes. */
const versions = new ApolloLink(({ variables }) => {
  asked.push(variables);
  return new Observable((observer) => {
    observer.next({ data: { proposalVersion: `version of ${String(variables['id'])}` } });
    observer.complete();
  });
});

const Watch = () => {
  const [id, setId] = useState('a');
  const [changes, setChanges] = useState(0);
  useProposalChange(id, () => setChanges((count) => count + 1));
  return (
    <>
      <button type="button" onClick={() => setId('b')}>
        Next
      </button>
      <p>Changes: {changes}</p>
    </>
  );
};

test('discards the previous version and reports no change when switching to another proposal', async () => {
  mount(<Watch />, testClient(versions));
  await expect.poll(() => asked).toEqual([{ id: 'a', known: null }]);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect
    .poll(() => asked.slice(1, 3))
    .toEqual([
      { id: 'b', known: null },
      { id: 'b', known: 'version of b' },
    ]);
  await expect.element(page.getByText('Changes: 0')).toBeVisible();
});
