import { vehicleForm } from '@prendarios/rules/forms/vehicle';
import { useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { mount } from '#testing/mount.tsx';
import { EMPTY_CHOICE } from '#shared/loan/quote/choice.ts';
import { ValueField } from './VehicleFields.tsx';
import { vehicleValues } from './vehicleForm.ts';

const schema = vehicleForm('PER_VALUE', 80);

const Screen = () => {
  const form = useStepForm({
    id: 'by-value',
    schema,
    defaultValues: vehicleValues(EMPTY_CHOICE),
    send: () => Promise.resolve({ result: null }),
    onDone: () => undefined,
  });
  const purchaseValue = useWatch({ control: form.control, name: 'purchaseValue' });
  return (
    <ValueField
      choice={{ ...EMPTY_CHOICE, purchaseValue }}
      errorOf={form.errorOf}
      keep={(change) => form.set('purchaseValue', change.purchaseValue ?? null)}
      check={form.check}
    />
  );
};

test('says what to enter as soon as the value field loses focus', async () => {
  mount(<Screen />);
  const value = page.getByLabelText('Valor del vehículo');
  const leave = async (text: string) => {
    await userEvent.fill(value, text);
    await userEvent.tab();
  };
  await leave('');
  await expect.element(value).toBeValid();
  await leave('U$S 20.000');
  await expect.element(value).toHaveAccessibleDescription(/solo con números, como 32\.000\.000/);
  await expect.element(value).toHaveValue('U$S 20.000');
  await leave('1.900');
  await expect.element(value).toHaveAccessibleDescription(/al menos \$\s1\.250\.000/);
  await leave('19.000.000');
  await expect.element(value).toBeValid();
});
