import { FilterBar } from '@prendarios/design-system/data/FilterBar';
import { CheckboxGroup } from '@prendarios/design-system/fields/CheckboxGroup';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { formatDate } from '@prendarios/rules/format';
import { type Ref, useEffect, useRef } from 'react';
import type { ProposalSort } from '#generated/graphql.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import type { ListAbilities } from '../abilities.ts';
import { readDateText } from '#shared/text/dateText.ts';
import { type FilterKey, type Filters, statusFilter, statusOf } from '../../address/filters.ts';
import type { ListPlace } from '../../address/listAddress.ts';
import { LIST_TEXTS as TEXT } from '../texts.ts';
import type { Apply } from '../useListPlace.ts';
import { useColleagues } from './useColleagues.ts';
import { FilterTextField } from './FilterTextField.tsx';

type ListFiltersProps = {
  id: string;
  layout: 'side' | 'top';
  place: ListPlace;
  role: Role;
  abilities: Pick<ListAbilities, 'sorts' | 'canFilterByActor' | 'canFilterByAssignee'>;
  apply: Apply;
  onSort: (sort: ProposalSort) => void;
  /** Whether to focus the first date field, because the user chose to type the dates. */
  focusDates: boolean;
};

type FieldProps = { filters: Filters; apply: Apply };

type DateFieldProps = FieldProps & {
  ref?: Ref<HTMLInputElement>;
  name: 'from' | 'to';
  /** Returns why a date that exists is not accepted; null if it is. */
  problem: (date: string) => string | null;
};

const DateField = ({ name, filters, apply, problem, ref }: DateFieldProps) => (
  <FilterTextField
    ref={ref}
    label={TEXT.fields[name]}
    inputMode="numeric"
    placeholder={TEXT.datePattern}
    filter={{
      name,
      filters,
      apply,
      read: (text) => {
        const date = readDateText(text);
        return date !== null && problem(date) === null ? date : null;
      },
      show: formatDate,
      // Shows one error at a time: a date that does not exist, or one in the wrong order.
      error: (text) => {
        const date = readDateText(text);
        return (date === null ? null : problem(date)) ?? TEXT.errors.date;
      },
    }}
  />
);

type ChoiceProps<K extends FilterKey> = FieldProps & {
  name: K;
  all: string;
  labels: Readonly<Record<NonNullable<Filters[K]> & string, string>>;
};

const isKeyOf = <T extends object>(labels: T, text: string): text is Extract<keyof T, string> =>
  Object.hasOwn(labels, text);

const Choice = <K extends 'phase' | 'phaseStatus' | 'gender' | 'waitsFor'>(props: ChoiceProps<K>) => {
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
      onChange={({ target }) => apply({ [name]: isKeyOf(labels, target.value) ? target.value : null })}
    />
  );
};

/** 'Todas' omits the parameter (VA-18). */
const StatusField = ({ filters, role, apply }: FieldProps & { role: Role }) => (
  <SelectField
    label={TEXT.fields.status}
    name="filtro-status"
    width="full"
    value={statusOf(filters, role)}
    options={Object.entries(TEXT.statuses).map(([value, label]) => ({ value, label }))}
    onChange={({ target: { value } }) =>
      apply({ status: isKeyOf(TEXT.statuses, value) ? statusFilter(filters, role, value) : null })
    }
  />
);

/** Filters by the user, any colleague, nobody, or a colleague by name. */
const AssigneeField = ({ filters: { assignee, colleague }, apply }: FieldProps) => {
  const colleagues = useColleagues({ skip: false });
  const kinds = Object.entries(TEXT.assignees).map(([value, label]) => ({ value, label }));
  return (
    <SelectField
      label={TEXT.fields.assignee}
      name="filtro-assignee"
      width="full"
      emptyOption={TEXT.all.assignee}
      value={colleague ?? assignee ?? ''}
      options={[...kinds, ...colleagues]}
      onChange={({ target: { value } }) => {
        const isKind = isKeyOf(TEXT.assignees, value);
        apply({ assignee: isKind ? value : null, colleague: isKind || value === '' ? null : value });
      }}
    />
  );
};

const WITHOUT_CANCELLED = 'withoutCancelled';

/** Rejects `from` after `to`, which would leave the list empty. */
const DateFields = ({ filters, apply, focused }: FieldProps & { focused: boolean }) => {
  const { from, to } = filters;
  const first = useRef<HTMLInputElement>(null);
  useEffect(
    function goToTheFields() {
      if (focused) first.current?.focus();
    },
    [focused],
  );
  return (
    <Stack direction="row" align="start" gap={3}>
      <DateField
        ref={first}
        name="from"
        problem={(date) => (to === null || date <= to ? null : TEXT.errors.from)}
        {...{ filters, apply }}
      />
      <DateField
        name="to"
        problem={(date) => (from === null || date >= from ? null : TEXT.errors.to)}
        {...{ filters, apply }}
      />
    </Stack>
  );
};

type SortFieldProps = Pick<ListFiltersProps, 'onSort'> & {
  sort: ProposalSort;
  sorts: readonly ProposalSort[];
};

/** Sorts the list on phones, which have no column headers, and by columns that are hidden. */
const SortField = ({ sort, sorts, onSort }: SortFieldProps) => (
  <SelectField
    label={TEXT.sort}
    name="orden"
    width="full"
    value={sort}
    options={sorts.map((value) => ({ value, label: TEXT.sorts[value] }))}
    onChange={({ target }) => {
      const chosen = sorts.find((one) => one === target.value);
      if (chosen !== undefined) onSort(chosen);
    }}
  />
);

/** Shows the filters that are not among the tools. Each choice changes the address immediately, and Back undoes it. */
export const ListFilters = (props: ListFiltersProps) => {
  const { id, layout, place, role, abilities, apply, onSort, focusDates } = props;
  const field = { filters: place.filters, apply };
  return (
    <FilterBar id={id} layout={layout}>
      <Choice {...field} name="phase" all={TEXT.all.phase} labels={TEXT.phases} />
      <Choice {...field} name="phaseStatus" all={TEXT.all.phaseStatus} labels={TEXT.phaseStatuses} />
      <StatusField {...field} role={role} />
      {abilities.canFilterByActor && (
        <Choice {...field} name="waitsFor" all={TEXT.all.waitsFor} labels={TEXT.actors} />
      )}
      {role === 'SELLER' && abilities.canFilterByAssignee && <AssigneeField {...field} />}
      {role !== 'APPLICANT' && (
        <Choice {...field} name="gender" all={TEXT.all.gender} labels={TEXT.genders} />
      )}
      <DateFields {...field} focused={focusDates} />
      {abilities.sorts.length > 1 && <SortField sort={place.sort} sorts={abilities.sorts} onSort={onSort} />}
      <CheckboxGroup
        label={TEXT.cancelled}
        name="filtro-canceladas"
        value={place.filters.withoutCancelled === true ? [WITHOUT_CANCELLED] : []}
        options={[{ value: WITHOUT_CANCELLED, label: TEXT.fields.withoutCancelled }]}
        onChange={(chosen) => apply({ withoutCancelled: chosen.length > 0 ? true : null })}
      />
    </FilterBar>
  );
};
