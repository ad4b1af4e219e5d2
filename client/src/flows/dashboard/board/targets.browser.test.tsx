import { MockLink } from '@apollo/client/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ViewCountsDocument, type ViewCountsQuery } from '#generated/graphql.ts';
import { mockAnswerBy } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import type { Board } from './charts.ts';
import { Targets } from './Targets.tsx';

const MOST = 10;
const counts = mockAnswerBy(ViewCountsDocument, ({ filters }): ViewCountsQuery => {
  const asked = [filters].flat();
  if (asked.length > MOST) throw new Error('more than one call counts');
  return {
    __typename: 'Query',
    proposalCounts: asked.map(() => ({ __typename: 'ProposalCount', count: 3, isCapped: false })),
  };
});

const board: Board = {
  __typename: 'Board',
  stages: [],
  weeks: [],
  cohorts: [],
  sentBackDocuments: [],
  pointsOfSale: Array.from({ length: 23 }, (_none, at) => ({
    __typename: 'BoardPointOfSale',
    code: String(at),
    businessName: `AGENCIA ${at}`,
    approved: 9,
    signed: 4,
    inscribed: 2,
    placed: null,
    signedTarget: 12,
  })),
  listAbilities: {
    __typename: 'ListAbilities',
    canFilterByTarget: true,
    canFilterBySignature: true,
    canFilterByEvent: true,
  },
};

test('shows ten points of sale with targets and the others on request', async () => {
  mount(<Targets board={board} />, testClient(new MockLink([counts])));
  await expect.element(page.getByText('Agencia 9', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText('Agencia 10', { exact: true })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Ver los otros 13' }));
  await expect.element(page.getByText('Agencia 22', { exact: true })).toBeInTheDocument();
  expect(page.getByText('3 de 12').elements()).toHaveLength(23);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
