import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import type { QuoteChoice } from '../../choice.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { validateVehicle, vehicleValues, type VehicleValues } from './vehicleForm.ts';

const KEYS = ['typeCode', 'brandId', 'modelId', 'year', 'zeroKm', 'purchaseValue'] as const;

/** The vehicle's form: what it holds is also in the address, so that reload and Back bring it back. */
export function useVehicleForm(kind: 'PER_MODEL' | 'PER_VALUE') {
  const { choice, setChoice, go } = useHolderFlow();
  const form = useStepForm<VehicleValues>({
    defaultValues: vehicleValues(choice),
    validate: (values) => validateVehicle(kind, values),
    send: async () => [],
    onDone: (values) => go('personal-data', { ...values, kind }),
  });
  const keep = (change: Partial<QuoteChoice>) => {
    for (const key of KEYS) {
      const value = change[key];
      if (value !== undefined) form.set(key, value);
    }
    setChoice(change);
  };
  return { form, keep, choice: { ...choice, ...form.values } };
}
