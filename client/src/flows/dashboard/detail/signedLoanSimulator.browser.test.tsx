import { MockLink } from '@apollo/client/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  SignedLoanPrepaymentDocument,
  type SignedLoanPrepaymentQuery,
  SignedLoanScheduleDocument,
} from '#generated/graphql.ts';
import { type Answer, mockAnswer, mockAnswerBy, mockFailure } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { installments, prepayment } from '#testing/samples/loan.ts';
import { SignedLoanSimulator } from './SignedLoanSimulator.tsx';

const id = '11111111-1111-4111-8111-111111111111';
const schedule = mockAnswer(SignedLoanScheduleDocument, {
  __typename: 'Query',
  proposal: { __typename: 'Proposal', id, installments },
});
const show = (...given: Answer[]) => mount(<SignedLoanSimulator id={id} />, testClient(new MockLink(given)));

test("calculates a prepayment from the loan's own schedule", async () => {
  show(
    schedule,
    mockAnswerBy(SignedLoanPrepaymentDocument, (sent): SignedLoanPrepaymentQuery => ({
      __typename: 'Query',
      proposal:
        sent.id === id && sent.input.afterInstallment === 12
          ? { __typename: 'Proposal', id, prepayment }
          : null,
    })),
  );
  await userEvent.fill(page.getByLabelText('Cuánto adelantás'), '2 millones');
  await userEvent.click(page.getByRole('button', { name: 'Calcular' }));
  await expect.element(page.getByRole('status')).toMatchTextContent('Pagás 6 cuotas menos');
});

test('reloads the schedule after a failure', async () => {
  show({ ...mockFailure(SignedLoanScheduleDocument), maxUsageCount: 1 }, schedule);
  await expect.element(page.getByText('No pudimos cargar las cuotas.')).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Probar de nuevo' }));
  await expect.element(page.getByLabelText('Cuánto adelantás')).toBeInTheDocument();
});
