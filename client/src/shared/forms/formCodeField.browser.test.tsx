import { changePhoneCodeForm } from '@prendarios/rules/forms/answers';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FormCodeField } from './FormCodeField.tsx';
import { useStepForm } from './useStepForm.ts';
import { mount } from '#testing/mount.tsx';

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

test.each([
  ['Tu código de Banco Ceibo es 123456. Vence en 5 minutos.', '123456'],
  ['123 456', '123 456'],
  ['123456 o 654321', '123456 o 654321'],
])('after pasting %j, shows %j', async (pasted, shown) => {
  mount(<FormUnderTest />);
  const field = page.getByLabelText('Código');
  await field.fill(pasted);
  await expect.element(field).toHaveValue(shown);
});
