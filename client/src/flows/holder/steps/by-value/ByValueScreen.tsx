import { useApolloClient } from '@apollo/client/react';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Suspense } from 'react';
import { AffordableQuoteDocument, type AffordableQuoteInput } from '#generated/graphql.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { VEHICLE_TEXTS } from '../../parts/vehicle/texts.ts';
import { useVehicleForm } from '../../parts/vehicle/useVehicleForm.ts';
import { CngField, TypeField, ValueField, YearField } from '../../parts/vehicle/VehicleFields.tsx';
import { VehiclePage } from '../../parts/vehicle/VehiclePage.tsx';

/** Loads after the first paint, because few users need it. */
const AffordBox = lazyScreen(async () => (await import('../../parts/vehicle/AffordBox.tsx')).AffordBox);

/** Asks for the vehicle's value (RT-17). */
export const ByValueScreen = () => {
  const client = useApolloClient();
  const { form, keep, choice } = useVehicleForm('PER_VALUE');
  const field = { choice, keep, errorOf: form.errorOf };
  const { agreementId, couponId } = choice;
  const find = async (monthlyPayment: string) => {
    if (agreementId === null) return null;
    const input = { monthlyPayment, agreementId, couponId } satisfies AffordableQuoteInput;
    const { data } = await client.query({
      query: AffordableQuoteDocument,
      variables: { input },
      context: { quiet: true },
    });
    return data?.affordableQuote ?? null;
  };
  return (
    <VehiclePage step="by-value" form={form}>
      <TypeField {...field} />
      <YearField {...field} ofModel={false} />
      <CngField {...field} />
      <ValueField {...field} check={form.check} />
      <Suspense fallback={<Text weight="semibold">{VEHICLE_TEXTS.afford.title}</Text>}>
        <AffordBox
          of={`${agreementId ?? ''} ${couponId ?? ''}`}
          find={find}
          onUse={({ vehicleValue, amount, term }) =>
            keep({
              purchaseValue: Math.floor(Number(vehicleValue?.amount ?? 0)),
              amount: Number(amount.amount),
              term,
            })
          }
        />
      </Suspense>
    </VehiclePage>
  );
};
