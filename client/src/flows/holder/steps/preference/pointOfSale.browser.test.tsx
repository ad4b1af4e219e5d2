import { MockLink } from '@apollo/client/testing';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { preferenceForm } from '@prendarios/rules/forms/preference';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PointsOfSaleDocument } from '#generated/graphql.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { mockAnswer } from '#testing/answers.ts';
import { POINTS } from '#testing/samples/people.ts';
import { PointOfSaleQuestion } from './PointOfSaleQuestion.tsx';
import { mount, testClient } from '#testing/mount.tsx';

const points = mockAnswer(PointsOfSaleDocument, { __typename: 'Query', pointsOfSale: POINTS });
const client = testClient(new MockLink([points]));
const schema = preferenceForm({ asksPointOfSale: false });

const Screen = () => {
  const form = useStepForm({
    id: 'preference',
    schema,
    defaultValues: {
      occupationId: '2',
      pointOfSaleCode: null,
      pointOfSaleText: '',
      agreementId: '1',
      couponId: null,
      kind: 'PER_VALUE',
    },
    send: () => new Promise<never>(() => undefined),
    onDone: () => undefined,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ErrorSummary errors={form.summary} focusKey={form.focusKey} />
      <PointOfSaleQuestion
        value={null}
        error={form.errorOf('pointOfSaleCode')}
        onChange={(code) => form.set('pointOfSaleCode', code)}
        onUnlisted={(text) => form.set('pointOfSaleText', text)}
      />
      <button type="submit">{form.busy ? 'Enviando…' : 'Enviar'}</button>
    </form>
  );
};

test('blocks the form and shows an unlisted point of sale until it is cleared', async () => {
  mount(<Screen />, client);
  const field = page.getByRole('combobox', { name: /Concesionaria/ });
  const line = page.getByRole('link', { name: /no está en la lista/ });
  await userEvent.fill(field, 'Autos que no existen');
  await userEvent.tab();
  await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
  await expect.element(line).toBeVisible();
  await expect.element(field).toHaveValue('Autos que no existen');

  await userEvent.fill(field, '');
  await userEvent.tab();
  await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
});
