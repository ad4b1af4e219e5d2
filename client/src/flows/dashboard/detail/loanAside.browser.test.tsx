import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#testing/mount.tsx';
import { flowOf, sampleProposal } from '#testing/samples/proposal.ts';
import { LoanAside } from './LoanAside.tsx';

const note = page.getByText(/^La fecha de la primera cuota es la del contrato/);
const show = (flow: Parameters<typeof flowOf>[0]) =>
  mount(<LoanAside proposal={sampleProposal({ flow: flowOf(flow), expectedPaymentOn: '2026-12-15' })} />);

test('says between signature and payment when the first instalment starts to count', async () => {
  show({ isContractSigned: true });
  await expect.element(page.getByText(/alrededor del martes 15\/12\/2026/)).toBeInTheDocument();
  await expect.element(note).toBeInTheDocument();
});

test.each([
  ['before the signature', {}],
  ['after the payment', { isContractSigned: true, isPledgeClosed: true }],
])('omits the sentence %s', async (_when, flow) => {
  show(flow);
  await expect.element(page.getByText('Primera cuota')).toBeInTheDocument();
  expect(note.query()).toBeNull();
});
