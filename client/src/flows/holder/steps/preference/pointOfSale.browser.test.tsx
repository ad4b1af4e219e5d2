import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { brands } from '@prendarios/design-system/tokens/brands';
import { preferenceForm } from '@prendarios/rules/forms/preference';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PointsOfSaleDocument } from '../../../../generated/graphql.ts';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { answers } from '../../../../testing/answers.ts';
import { POINTS } from '../../../../testing/samples/people.ts';
import { PointOfSaleQuestion } from './PointOfSaleQuestion.tsx';

const points = answers(PointsOfSaleDocument, { __typename: 'Query', pointsOfSale: POINTS });
const client = new ApolloClient({ cache: new InMemoryCache(), link: new MockLink([points]) });
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

let root: Root | null = null;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test('a point of sale that is not in the list stops the form, and stays in view until it is emptied', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <ApolloProvider client={client}>
      <BrandProvider brand={brands.ceibo}>
        <Screen />
      </BrandProvider>
    </ApolloProvider>,
  );
  const field = page.getByRole('combobox', { name: /Concesionaria o agencia/ });
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
