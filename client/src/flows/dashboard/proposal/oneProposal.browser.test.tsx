import { MockLink } from '@apollo/client/testing';
import { parseBrandFile } from '@prendarios/rules/brandFile';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import brandFile from '../../../../../brand.json?raw';
import { DashboardProposalDocument, DashboardProposalVersionDocument } from '#generated/graphql.ts';
import { BankContext } from '#shared/page/bank.ts';
import { showPagesFor } from '#shared/session/sessionStore.ts';
import { mockAnswer } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { SELLER } from '#testing/samples/people.ts';
import type { DashboardProposal } from './facts.ts';
import { OneProposal } from './OneProposal.tsx';
import { sampleProposal } from '#testing/samples/proposal.ts';

function show(id: string, proposal: DashboardProposal | null) {
  showPagesFor(SELLER);
  mount(
    <BankContext value={parseBrandFile(brandFile)}>
      <MemoryRouter initialEntries={[`/${id}`]}>
        <Routes>
          <Route path="/:id" element={<OneProposal>{() => null}</OneProposal>} />
        </Routes>
      </MemoryRouter>
    </BankContext>,
    testClient(
      new MockLink([
        mockAnswer(DashboardProposalDocument, { __typename: 'Query', proposal }),
        mockAnswer(DashboardProposalVersionDocument, { __typename: 'Query', proposalVersion: 'v1' }),
      ]),
    ),
  );
}
const dialog = page.getByRole('dialog');
const heading = page.getByText('No encontramos esa propuesta en tus puntos de venta');
const { id } = sampleProposal();

test('shows sellers only a dialog for a proposal of another point of sale, then the page [RO-01]', async () => {
  show(id, sampleProposal({ access: 'OTHER_POINT_OF_SALE' }));
  await expect.element(dialog.getByText(/pertenece a otro punto de venta/)).toBeInTheDocument();
  expect(heading.query()).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }));
  await expect.element(heading).toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([id, '104882'])(
  'shows the same page for a missing proposal and a hidden one: %s',
  async (address) => {
    show(address, null);
    await expect.element(heading).toBeInTheDocument();
    await expect.element(page.getByText(/o que la propuesta sea de otro punto de venta/)).toBeInTheDocument();
    expect(dialog.query()).toBeNull();
  },
);
