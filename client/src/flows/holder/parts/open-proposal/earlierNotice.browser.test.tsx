import { MockLink } from '@apollo/client/testing';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FindProposalDocument, type FindProposalMutation } from '#generated/graphql.ts';
import { showPagesFor } from '#shared/session/sessionStore.ts';
import { mockAnswerBy } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { SELLER } from '#testing/samples/people.ts';
import { HolderContext, type HolderFlow } from '../../flow/HolderContext.ts';
import { EarlierNotice } from './EarlierNotice.tsx';
import { rememberEarlier } from './openProposal.ts';

const HELD = {
  __typename: 'ProposalMatch',
  id: 'p-1',
  number: 104_882,
  phaseLabel: 'Seguro',
  maskedPhone: '',
} as const;
const HIDDEN = { ...HELD, id: 'locator', number: null, phaseLabel: null, maskedPhone: null };

const Form = () => {
  const [documentNumber, setDocumentNumber] = useState('');
  return (
    <>
      <label>
        DNI <input value={documentNumber} onChange={({ target }) => setDocumentNumber(target.value)} />
      </label>
      <EarlierNotice documentNumber={documentNumber} />
    </>
  );
};

function show(match: typeof HELD | typeof HIDDEN): string[] {
  const asked: string[] = [];
  const answer = mockAnswerBy(FindProposalDocument, ({ input }): FindProposalMutation => {
    asked.push([input].flat()[0]?.documentNumber ?? '');
    return {
      __typename: 'Mutation',
      findProposal: { __typename: 'FindProposalPayload', match, userErrors: [] },
    };
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the notice reads nothing else
  const flow = { proposal: null, state: { audience: 'user' } } as HolderFlow;
  mount(
    <MemoryRouter>
      <HolderContext value={flow}>
        <Form />
      </HolderContext>
    </MemoryRouter>,
    testClient(new MockLink([answer])),
  );
  return asked;
}
const dni = page.getByLabelText('DNI');
const title = page.getByText('Tu cliente ya tiene la propuesta 104882');

beforeEach(() => {
  showPagesFor(SELLER);
  rememberEarlier(null);
});

test('names the customer’s open proposal and links to it once the document number is complete', async () => {
  const asked = show(HELD);
  await userEvent.fill(dni, '301112');
  await userEvent.fill(dni, '30111222');
  await expect.element(title).toBeInTheDocument();
  await expect.element(page.getByText(/^Está en «Seguro»\. Seguí con esa\./)).toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Ver la propuesta' }))
    .toHaveAttribute('href', '/usuario/panel-de-seguimiento/propuesta/p-1');
  expect(asked).toEqual(['30111222']);
  await userEvent.fill(dni, '30111');
  await expect.element(title).not.toBeInTheDocument();
});

test('shows nothing for a proposal that the seller may not see', async () => {
  const asked = show(HIDDEN);
  await userEvent.fill(dni, '30111222');
  await expect.poll(() => asked).toEqual(['30111222']);
  expect(page.getByRole('link', { name: 'Ver la propuesta' }).query()).toBeNull();
});
