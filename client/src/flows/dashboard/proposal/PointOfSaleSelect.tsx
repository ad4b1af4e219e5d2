import { SelectField, type SelectFieldProps } from '@prendarios/design-system/fields/SelectField';
import { nameCase } from '@prendarios/rules/displayCase';
import { ALL_POINTS_OF_SALE, pointOfSaleOptions } from '@prendarios/rules/pointOfSale';

type PointOfSaleSelectProps = Pick<SelectFieldProps, 'label' | 'hideLabel' | 'width' | 'name'> & {
  points: readonly { code: string; businessName: string }[];
  /** The selected code; null for all. */
  chosen: string | null;
  onChoose: (code: string | null) => void;
  /** Replaces 'Todos' if the label is hidden. */
  all?: string;
};

/** Selects one of the user's points of sale; renders nothing if there is only one (VA-18). */
export const PointOfSaleSelect = ({ points, chosen, onChoose, all, ...field }: PointOfSaleSelectProps) => {
  const options = pointOfSaleOptions(
    points.map(({ code, businessName }) => ({ code, business_name: businessName })),
  );
  if (options.length <= 1) return null;
  return (
    <SelectField
      {...field}
      value={chosen ?? ALL_POINTS_OF_SALE}
      options={options.map(({ code, business_name: name }) => ({
        value: code,
        label: code === ALL_POINTS_OF_SALE && all !== undefined ? all : nameCase(name),
      }))}
      onChange={({ target: { value } }) => onChoose(value === ALL_POINTS_OF_SALE ? null : value)}
    />
  );
};
