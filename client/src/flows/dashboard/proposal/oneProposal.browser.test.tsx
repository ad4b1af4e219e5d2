import { MockLink } from '@apollo/client/testing';
import { parseBrandFile } from '@prendarios/rules/brandFile';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import brandFile from '../../../../../brand.json?raw';
import { DashboardProposalDocument } from '#generated/graphql.ts';
import { BankContext } from '#shared/page/bank.ts';
import { showPagesFor } from '#shared/session/sessionStore.ts';
import { answers } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { SELLER } from '#testing/samples/people.ts';
import { OneProposal } from './OneProposal.tsx';
import { sampleProposal } from './sample.ts';

function show(id: string) {
  showPagesFor(SELLER);
  mount(
    <BankContext value={parseBrandFile(brandFile)}>
      <MemoryRouter initialEntries={[`/${id}`]}>
        <Routes>
          <Route path="/:id" element={<OneProposal>{() => null}</OneProposal>} />
        </Routes>
      </MemoryRouter>
    </BankContext>,
    testClient(new MockLink([answers(DashboardProposalDocument, { __typename: 'Query', proposal: null })])),
  );
}
const dialog = page.getByRole('dialog');
const heading = page.getByText('No encontramos esa propuesta');

test('tells a seller in a dialog alone that a proposal is not theirs, and shows the page afterwards', async () => {
  show(sampleProposal().id);
  await expect.element(dialog.getByText(/pertenece a otro punto de venta/)).toBeInTheDocument();
  expect(heading.query()).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }));
  await expect.element(heading).toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('shows only the page for an address that no proposal can have', async () => {
  show('104882');
  await expect.element(heading).toBeInTheDocument();
  expect(dialog.query()).toBeNull();
});
