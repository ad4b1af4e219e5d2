import { MockLink } from '@apollo/client/testing';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SideCostsDocument, type SideCostsQuery } from '#generated/graphql.ts';
import { useSideCostsQuery } from '#generated/hooks.ts';
import { type Answer, mockAnswer, mockAnswerBy, mockFailure } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { money } from '#testing/samples/loan.ts';
import { sideCosts } from '#testing/samples/sideCosts.ts';
import { SideCostsCard } from './SideCostsCard.tsx';

const LENT = '20000000.00';
const VEHICLE = { zeroKm: false, purchaseValue: money('30000000.00') };

/** Answers with the estimate for the requested province, or the capital's without one. */
const estimates = mockAnswerBy(SideCostsDocument, ({ input }): SideCostsQuery =>
  sideCosts(String(input.provinceId ?? '1')),
);

function show(answer: Answer, provinceId: string | null, beside?: ReactNode) {
  mount(
    <>
      <SideCostsCard vehicle={VEHICLE} financedAmount={LENT} provinceId={provinceId} />
      {beside}
    </>,
    testClient(new MockLink([answer])),
  );
}

const total = page.getByRole('status');
const province = page.getByLabelText('¿En qué provincia lo vas a registrar?');

test('starts with the province that the bank assumes, then uses the selected one', async () => {
  show(estimates, null);
  await expect.element(province).toHaveValue('1');
  await expect.element(total).toMatchTextContent('$ 540.000');
  await expect
    .element(page.getByText(/registrado en Ciudad Autónoma de Buenos Aires, al 01\/11\/2026/))
    .toBeVisible();
  await userEvent.selectOptions(province, '2');
  await expect.element(total).toMatchTextContent('$ 340.000');
  await expect.element(page.getByText(/registrado en Buenos Aires, al 01\/11\/2026/)).toBeVisible();
});

test('uses the province of a known address without asking and names the payee of each cost', async () => {
  show(estimates, '2');
  await expect.element(total).toMatchTextContent('$ 340.000');
  await expect.element(province).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Ver cada gasto y a quién se le paga' }));
  await expect.element(page.getByText('ARBA · por mes')).toBeVisible();
  await expect.element(page.getByText('Exento')).toBeVisible();
});

/** Shows when the same query has been answered. */
const Answered = () => {
  const { loading } = useSideCostsQuery({
    variables: {
      input: { financedAmount: LENT, vehicleValue: '30000000.00', zeroKm: false, provinceId: null },
    },
  });
  return loading ? null : <p>respondió</p>;
};

test.each([
  ['if the bank has no estimate', mockAnswer(SideCostsDocument, { ...sideCosts('1'), sideCosts: null })],
  ['after a failure', mockFailure(SideCostsDocument)],
])('is absent %s', async (_when, answer) => {
  show(answer, null, <Answered />);
  await expect.element(page.getByText('respondió')).toBeVisible();
  await expect.element(page.getByText('Además del préstamo')).not.toBeInTheDocument();
});
