import { vehicleForm } from '@prendarios/rules/forms/vehicle';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuoteConditionsQuery } from '../../../../generated/hooks.ts';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import type { QuoteChoice } from '../../choice.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { ltvOf, vehicleValues } from './vehicleForm.ts';

const KEYS = ['typeCode', 'brandId', 'modelId', 'year', 'zeroKm', 'purchaseValue'] as const;

/** The form of the vehicle; its values are also in the address, so that reload and Back restore them. */
export function useVehicleForm(kind: 'PER_MODEL' | 'PER_VALUE') {
  const { choice, setChoice, go } = useHolderFlow();
  const conditions = useQuoteConditionsQuery({ variables: { pointOfSaleCode: choice.pointOfSaleCode } });
  const agreement = conditions.data?.salesConditions.agreements.find(({ id }) => id === choice.agreementId);
  const ltv = agreement && ltvOf(agreement);
  const schema = useMemo(() => vehicleForm(kind, ltv), [kind, ltv]);
  const form = useStepForm({
    id: kind === 'PER_MODEL' ? 'by-model' : 'by-value',
    schema,
    defaultValues: vehicleValues(choice),
    send: (values) => Promise.resolve({ result: values }),
    onDone: (values) => go('personal-data', { ...values, kind }),
  });
  const values = useWatch({ control: form.control });
  const keep = (change: Partial<QuoteChoice>) => {
    for (const key of KEYS) {
      const value = change[key];
      if (value !== undefined) form.set(key, value);
    }
    setChoice(change);
  };
  return { form, keep, choice: { ...choice, ...values } };
}
