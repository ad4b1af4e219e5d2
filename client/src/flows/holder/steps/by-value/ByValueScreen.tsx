import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { QuoteAside, QuoteBar } from '../../parts/vehicle/QuoteAside.tsx';
import { useVehicleForm } from '../../parts/vehicle/useVehicleForm.ts';
import { CngField, TypeField, ValueField, YearField } from '../../parts/vehicle/VehicleFields.tsx';

/** Quote by the vehicle's value (RT-17). */
export const ByValueScreen = () => {
  const { form, keep, choice } = useVehicleForm('PER_VALUE');
  const field = { choice, keep, errorOf: form.errorOf };
  return (
    <HolderPage
      step="by-value"
      form={form}
      aside={<QuoteAside />}
      phoneBar={<QuoteBar />}
      submit={COMMON_TEXTS.continue}
    >
      <TypeField {...field} />
      <YearField {...field} ofModel={false} />
      <CngField {...field} />
      <ValueField {...field} />
    </HolderPage>
  );
};
