import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { brands } from '@prendarios/design-system/tokens/brands';
import { personForm } from '@prendarios/rules/forms/person';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { EMPTY_PERSON } from './personForm.ts';

const TODAY = '2026-11-22';
const schema = personForm({ today: TODAY, owner: null });
/** Lists that never load: the fields work without them. */
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() => new Observable(() => undefined)),
});

const Screen = () => {
  const form = useStepForm({
    id: 'person',
    schema,
    defaultValues: EMPTY_PERSON,
    send: () => Promise.resolve({ result: null }),
    onDone: () => undefined,
  });
  return <IdentitySection form={form} isCoOwner={false} today={TODAY} />;
};

let root: Root | null = null;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test.each([
  ['5/3/85', '5', '3', '85'],
  ['05-03-1985', '05', '03', '1985'],
])('spreads %j, typed into the field of the day, over the three', async (typed, day, month, year) => {
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
  const part = (label: string) => page.getByLabelText(label, { exact: true });
  await userEvent.type(part('Día'), typed);
  await userEvent.tab();
  await expect.element(part('Día')).toHaveValue(day);
  await expect.element(part('Mes')).toHaveValue(month);
  await expect.element(part('Año')).toHaveValue(year);
});
