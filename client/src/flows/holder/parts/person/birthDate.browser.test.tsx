import { personForm } from '@prendarios/rules/forms/person';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { EMPTY_PERSON } from './personForm.ts';
import { mount } from '#testing/mount.tsx';

const TODAY = '2026-11-22';
const schema = personForm({ today: TODAY, owner: null });

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

test.each([
  ['5/3/85', '5', '3', '85'],
  ['05-03-1985', '05', '03', '1985'],
])('splits %j, entered in the day field, into all three fields', async (typed, day, month, year) => {
  mount(<Screen />);
  const part = (label: string) => page.getByLabelText(label, { exact: true });
  await userEvent.type(part('Día'), typed);
  await userEvent.tab();
  await expect.element(part('Día')).toHaveValue(day);
  await expect.element(part('Mes')).toHaveValue(month);
  await expect.element(part('Año')).toHaveValue(year);
});
