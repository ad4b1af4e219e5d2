import { FilterBar } from '@prendarios/design-system/data/FilterBar';
import { CheckboxGroup } from '@prendarios/design-system/fields/CheckboxGroup';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate, formatNumber } from '@prendarios/rules/format';
import { ALL_POINTS_OF_SALE, pointOfSaleOptions } from '@prendarios/rules/pointOfSale';
import type { PointName } from './chips.ts';
import { readDateText } from './dateText.ts';
import { countOf, type FilterKey, type Filters, readDocument, readNumber } from './filters.ts';
import { LIST_TEXTS as TEXT } from './texts.ts';
import { useTextFilter } from './useTextFilter.ts';

/** Sets a filter; returns false if it has that value already. */
export type Apply = <K extends FilterKey>(key: K, value: Filters[K]) => boolean;

type ListFiltersProps = {
  layout: 'side' | 'top';
  filters: Filters;
  points: readonly PointName[];
  /** The list has other people's proposals, so that it can be filtered by person. */
  withPeople: boolean;
  apply: Apply;
};

type FieldProps = Pick<ListFiltersProps, 'filters' | 'apply'>;

type TextFilterFieldProps = FieldProps & {
  name: 'number' | 'document' | 'from' | 'to';
  read: (text: string) => string | null;
  show: (value: string) => string;
  error: string;
};

const TextFilterField = ({ name, filters, apply, ...rest }: TextFilterFieldProps) => {
  const { value, error, onChange, finish } = useTextFilter({
    ...rest,
    value: filters[name],
    apply: (next) => apply(name, next),
  });
  return (
    <TextField
      label={TEXT.fields[name]}
      name={`filtro-${name}`}
      inputMode={name === 'number' || name === 'document' ? 'numeric' : 'text'}
      autoComplete="off"
      width="full"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
};

type ChoiceProps<K extends FilterKey> = FieldProps & {
  name: K;
  all: string;
  labels: Readonly<Record<NonNullable<Filters[K]> & string, string>>;
};

const isKeyOf = <T extends object>(labels: T, text: string): text is Extract<keyof T, string> =>
  Object.hasOwn(labels, text);

const Choice = <K extends 'phase' | 'phaseStatus' | 'status' | 'gender'>(props: ChoiceProps<K>) => {
  const { name, filters, apply, all, labels } = props;
  const options = Object.keys(labels).filter((value) => isKeyOf(labels, value));
  return (
    <SelectField
      label={TEXT.fields[name]}
      name={`filtro-${name}`}
      width="full"
      emptyOption={all}
      value={filters[name] ?? ''}
      options={options.map((value) => ({ value, label: labels[value] }))}
      onChange={({ target }) => apply(name, isKeyOf(labels, target.value) ? target.value : null)}
    />
  );
};

/** VA-18: hidden while there is only one; 'Todos' omits the filter. */
const PointOfSaleField = ({ filters, points, apply }: FieldProps & Pick<ListFiltersProps, 'points'>) => {
  const options = pointOfSaleOptions(
    points.map(({ code, businessName }) => ({ code, business_name: businessName })),
  );
  if (options.length <= 1) return null;
  return (
    <SelectField
      label={TEXT.fields.pointOfSale}
      name="filtro-pointOfSale"
      width="full"
      value={filters.pointOfSale ?? ALL_POINTS_OF_SALE}
      options={options.map(({ code, business_name: name }) => ({ value: code, label: nameCase(name) }))}
      onChange={({ target }) =>
        apply('pointOfSale', target.value === ALL_POINTS_OF_SALE ? null : target.value)
      }
    />
  );
};

const WITHOUT_CANCELLED = 'withoutCancelled';

/** `from` may not be after `to`: the list would be empty. */
const DateFields = ({ filters, apply }: FieldProps) => {
  const { from, to } = filters;
  const read = (ordered: (date: string) => boolean) => (text: string) => {
    const date = readDateText(text);
    return date !== null && ordered(date) ? date : null;
  };
  return (
    <>
      <TextFilterField
        name="from"
        read={read((date) => to === null || date <= to)}
        show={formatDate}
        error={TEXT.errors.from}
        {...{ filters, apply }}
      />
      <TextFilterField
        name="to"
        read={read((date) => from === null || date >= from)}
        show={formatDate}
        error={TEXT.errors.to}
        {...{ filters, apply }}
      />
    </>
  );
};

/** The filters of the list. Each choice changes the address at once, and Back undoes it. */
export const ListFilters = ({ layout, filters, points, withPeople, apply }: ListFiltersProps) => {
  const field = { filters, apply };
  return (
    <FilterBar layout={layout} activeCount={countOf(filters)}>
      <PointOfSaleField {...field} points={points} />
      <TextFilterField
        {...field}
        name="number"
        read={readNumber}
        show={formatNumber}
        error={TEXT.errors.number}
      />
      {withPeople && (
        <TextFilterField
          {...field}
          name="document"
          read={readDocument}
          show={formatNumber}
          error={TEXT.errors.document}
        />
      )}
      <Choice {...field} name="phase" all={TEXT.all.phase} labels={TEXT.phases} />
      <Choice {...field} name="phaseStatus" all={TEXT.all.phaseStatus} labels={TEXT.phaseStatuses} />
      <Choice {...field} name="status" all={TEXT.all.status} labels={TEXT.statuses} />
      {withPeople && <Choice {...field} name="gender" all={TEXT.all.gender} labels={TEXT.genders} />}
      <DateFields {...field} />
      <CheckboxGroup
        label={TEXT.cancelled}
        name="filtro-canceladas"
        value={filters.withoutCancelled ? [WITHOUT_CANCELLED] : []}
        options={[{ value: WITHOUT_CANCELLED, label: TEXT.fields.withoutCancelled }]}
        onChange={(chosen) => apply('withoutCancelled', chosen.length > 0)}
      />
    </FilterBar>
  );
};
