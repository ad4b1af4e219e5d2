import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { useStepForm } from './useStepForm.ts';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() => new Observable(() => undefined)),
});
const DAMAGED: { name: string } = JSON.parse('{"name":null}');

const Damaged = () => {
  const form = useStepForm({
    id: 'damaged',
    schema: z.object({ name: z.string() }),
    defaultValues: DAMAGED,
    send: () => Promise.resolve({ result: null }),
    onDone: () => undefined,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <p>{form.summary.map(({ message }) => message)}</p>
      <button type="submit">Enviar</button>
    </form>
  );
};

test('shows a Spanish message for a value that users cannot enter', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  createRoot(box).render(
    <ApolloProvider client={client}>
      <Damaged />
    </ApolloProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
  await expect.element(page.getByText('Revisá este dato.')).toBeVisible();
});
