import { ChipRadio } from '@prendarios/design-system/actions/ChipRadio';
import { AmountField } from '@prendarios/design-system/fields/AmountField';
import { CheckboxGroup } from '@prendarios/design-system/fields/CheckboxGroup';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { parseWholeAmount } from '@prendarios/rules/amount';
import { formatPesos } from '@prendarios/rules/format';
import { defaultVehicleType } from '@prendarios/rules/vehicleType';
import { conditionYear } from '@prendarios/rules/years';
import { useEffect } from 'react';
import { useQuoteVehicleTypesQuery, useVehicleYearsQuery } from '#generated/hooks.ts';
import { entryOptions } from '#shared/loan/options.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { chooseType, chooseYear } from './cascade.ts';
import type { QuoteChoice } from '#shared/loan/quote/choice.ts';
import { VEHICLE_TEXTS as TEXT } from './texts.ts';
import { yearKey } from './vehicleForm.ts';

/** `keep` writes a change to the form and to the address. */
export type VehicleFieldProps = {
  choice: QuoteChoice;
  errorOf: (field: string) => string | undefined;
  keep: (change: Partial<QuoteChoice>) => void;
};

export const TypeField = ({ choice, errorOf, keep }: VehicleFieldProps) => {
  const { couponId, agreementId, occupationId } = choice;
  const types = useQuoteVehicleTypesQuery({
    variables: { couponId, agreementId, occupationId },
    context: LIST_CONTEXT,
  });
  const { data } = types;
  const first = data === undefined ? null : defaultVehicleType(data.vehicleTypes);
  const isOpen = choice.typeCode === null;
  useEffect(
    function chooseFirstType() {
      if (isOpen && first !== null) keep(chooseType(choice, first));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- chosen once, if the types are loaded and none is chosen
    [first, isOpen],
  );
  return (
    <>
      <ListProblem queries={[types]} />
      <ChipRadio
        name="typeCode"
        label={TEXT.type}
        error={errorOf('typeCode')}
        value={choice.typeCode}
        onChange={(typeCode) => keep(chooseType(choice, typeCode))}
        options={entryOptions(data?.vehicleTypes)}
      />
    </>
  );
};

type YearFieldProps = VehicleFieldProps & { ofModel: boolean };

export const YearField = ({ choice, errorOf, keep, ofModel }: YearFieldProps) => {
  const { agreementId, typeCode, modelId } = choice;
  const isKnown = agreementId !== null && typeCode !== null && (!ofModel || modelId !== null);
  const list = useVehicleYearsQuery(
    isKnown
      ? { variables: { agreementId, typeCode, modelId: ofModel ? modelId : null }, context: LIST_CONTEXT }
      : { skip: true },
  );
  const { data, loading } = list;
  const years = isKnown ? (data?.vehicleYears ?? []) : [];
  const { year, zeroKm } = choice;
  const sole = years.length === 1 ? (years[0] ?? null) : null;
  const isOpen = year === null;
  useEffect(
    function chooseSoleYear() {
      if (isOpen && sole !== null) keep(chooseYear(sole));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- chosen once, if the years are loaded and none is chosen
    [sole, isOpen],
  );
  return (
    <>
      <ListProblem queries={[list]} />
      <SelectField
        name="year"
        width="l"
        label={TEXT.year}
        error={errorOf('year')}
        emptyOption={TEXT.choose}
        disabled={!isKnown}
        aria-busy={loading || undefined}
        value={year === null || zeroKm === null ? '' : yearKey({ year, zeroKm })}
        onChange={(event) => {
          const chosen = years.find((option) => yearKey(option) === event.target.value) ?? null;
          keep(chooseYear(chosen));
        }}
        options={years.map((option) => ({
          value: yearKey(option),
          label: [conditionYear(option), ...(option.price ? [formatPesos(option.price.amount)] : [])].join(
            ' · ',
          ),
        }))}
      />
    </>
  );
};

/** Only for used vehicles; new ones have no such equipment yet. */
export const CngField = ({ choice, keep }: Pick<VehicleFieldProps, 'choice' | 'keep'>) =>
  choice.zeroKm === false && (
    <CheckboxGroup
      name="cng"
      label={TEXT.cng}
      optional
      value={choice.cng === true ? ['cng'] : []}
      onChange={(chosen) => keep({ cng: chosen.length > 0 ? true : null })}
      options={[{ value: 'cng', label: TEXT.cngOption }]}
    />
  );

/** Validated on blur, because the figures next to it depend on it. */
export const ValueField = ({
  choice,
  errorOf,
  keep,
  check,
}: VehicleFieldProps & { check: (name: 'purchaseValue') => void }) => (
  <AmountField
    name="purchaseValue"
    width="l"
    label={TEXT.value}
    hint={TEXT.valueHint}
    error={errorOf('purchaseValue')}
    parse={parseWholeAmount}
    value={choice.purchaseValue}
    onChange={(purchaseValue) => keep({ purchaseValue })}
    onCommit={(_value, text) => {
      if (text.trim() !== '') check('purchaseValue');
    }}
  />
);
