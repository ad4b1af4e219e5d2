import { vehicleForm } from '@prendarios/rules/forms/vehicle';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useChangeVehicleMutation, useQuoteConditionsQuery } from '#generated/hooks.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { withoutQuote, type QuoteChoice } from '#shared/loan/quote/choice.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { vehicleOfChoice } from '../person/startInput.ts';
import { useChangedSimulation } from './useChangedSimulation.ts';
import { afterChangeHref, forgetOffer, isSameVehicle } from './vehicleChange.ts';
import { ltvOf, vehicleValues } from './vehicleForm.ts';

const KEYS = ['typeCode', 'brandId', 'modelId', 'year', 'zeroKm', 'purchaseValue'] as const;

/** Sends another vehicle for the offer, which the bank evaluates again. Without a change, the offer stays. */
function useChange() {
  const { choice, refresh } = useHolderFlow();
  const simulation = useChangedSimulation();
  const client = useApolloClient();
  const [changeVehicle] = useChangeVehicleMutation();
  if (simulation === null) return null;
  return async (change: Partial<QuoteChoice>, context: Parameters<typeof changeVehicle>[0]['context']) => {
    const part = vehicleOfChoice({ ...choice, ...change });
    if (part === null || isSameVehicle({ ...choice, ...change }, simulation)) return { result: change };
    // Runs before the request, because its answer may be lost.
    forgetOffer(client.cache, simulation);
    const input = { simulationId: simulation.id, vehicle: part.vehicle };
    const { data } = await changeVehicle({ variables: { input }, context });
    const problems = data?.changeVehicle.userErrors ?? [];
    if (problems.length === 0) await refresh();
    return problemsOrResult(problems, change);
  };
}

/**
 * Creates the vehicle's form. Its values are also in the address, so that reload and Back restore them. Continues to
 * the person's data, or to the new offer if it changes an offer's vehicle.
 */
export function useVehicleForm(kind: 'PER_MODEL' | 'PER_VALUE') {
  const { choice, setChoice, go, href } = useHolderFlow();
  const navigate = useNavigate();
  const change = useChange();
  const conditions = useQuoteConditionsQuery({ variables: { pointOfSaleCode: choice.pointOfSaleCode } });
  const agreement = conditions.data?.salesConditions.agreements.find(({ id }) => id === choice.agreementId);
  const ltv = agreement && ltvOf(agreement);
  const schema = useMemo(() => vehicleForm(kind, ltv), [kind, ltv]);
  const form = useStepForm({
    id: kind === 'PER_MODEL' ? 'by-model' : 'by-value',
    schema,
    defaultValues: vehicleValues(choice),
    send: (values, context) =>
      change === null ? Promise.resolve({ result: values }) : change({ ...values, kind }, context),
    onDone: (values) =>
      change === null
        ? go('personal-data', { ...values, kind })
        : void navigate(afterChangeHref(href, { ...withoutQuote(choice), ...values, kind })),
  });
  const values = useWatch({ control: form.control });
  const keep = (changed: Partial<QuoteChoice>) => {
    for (const key of KEYS) {
      const value = changed[key];
      if (value !== undefined) form.set(key, value);
    }
    setChoice(changed);
  };
  return { form, keep, choice: { ...choice, ...values } };
}
