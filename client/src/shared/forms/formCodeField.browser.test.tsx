import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { brands } from '@prendarios/design-system/tokens/brands';
import { changePhoneCodeForm } from '@prendarios/rules/forms/answers';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FormCodeField } from './FormCodeField.tsx';
import { useStepForm } from './useStepForm.ts';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() => new Observable(() => undefined)),
});

const FormUnderTest = () => {
  const form = useStepForm({
    id: 'code',
    schema: changePhoneCodeForm,
    defaultValues: { code: '' },
    send: () => new Promise<never>(() => undefined),
    onDone: () => undefined,
  });
  return <FormCodeField form={form} name="code" label="Código" />;
};

let root: Root | null = null;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test.each([
  ['Tu código de Banco Ceibo es 123456. Vence en 5 minutos.', '123456'],
  ['123 456', '123 456'],
  ['123456 o 654321', '123456 o 654321'],
])('of the pasted %j it shows %j', async (pasted, shown) => {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <ApolloProvider client={client}>
      <BrandProvider brand={brands.ceibo}>
        <FormUnderTest />
      </BrandProvider>
    </ApolloProvider>,
  );
  const field = page.getByLabelText('Código');
  await field.fill(pasted);
  await expect.element(field).toHaveValue(shown);
});
