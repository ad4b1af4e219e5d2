import { ListTools as Tools } from '@prendarios/design-system/data/ListTools';
import { ViewLinks } from '@prendarios/design-system/data/ViewLinks';
import { Button } from '@prendarios/design-system/actions/Button';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { Icon } from '@prendarios/design-system/foundations/Icon';
import { Kbd } from '@prendarios/design-system/foundations/Kbd';
import { Only } from '@prendarios/design-system/foundations/Only';
import type { Ref } from 'react';
import type { Role } from '#shared/session/sessionStore.ts';
import { useToday } from '#shared/text/useToday.ts';
import { EXPECTED_ABILITIES, type ListAbilities } from '../abilities.ts';
import { type Filters, readSearch } from '../../address/filters.ts';
import { FIRST_PLACE, type ListPlace } from '../../address/listAddress.ts';
import { PRESETS, presetDays, presetOf } from '../../address/presets.ts';
import { SEARCH_KEY } from './shortcuts.ts';
import { LIST_TEXTS as TEXT } from '../texts.ts';
import type { Apply } from '../useListPlace.ts';
import { PointOfSaleSelect } from '../../proposal/PointOfSaleSelect.tsx';
import type { PointName } from '../filters/chips.ts';
import { FilterTextField } from '../filters/FilterTextField.tsx';
import { OwnViews } from './OwnViews.tsx';
import { type ViewCounts, viewLinks } from './views.ts';

type SearchBoxProps = {
  filters: Filters;
  findsNames: boolean;
  /** Whether the bank's search abilities are still loading. */
  loading: boolean;
  apply: Apply;
  box: Ref<HTMLInputElement>;
};

const SearchBox = ({ filters, findsNames, loading, apply, box }: SearchBoxProps) => {
  const hint = findsNames || loading ? TEXT.searchHint.withNames : TEXT.searchHint.numbers;
  return (
    <FilterTextField
      ref={box}
      type="search"
      label={`${TEXT.fields.search}: ${hint}`}
      hideLabel
      placeholder={hint}
      aria-keyshortcuts={SEARCH_KEY}
      start={<Icon name="search" size={20} />}
      end={
        <Only from="lg">
          <Kbd>{SEARCH_KEY}</Kbd>
        </Only>
      }
      filter={{
        name: 'search',
        filters,
        apply,
        read: (text) => {
          const search = readSearch(text);
          return findsNames || search === null || /^\d+$/.test(search) ? search : null;
        },
        show: String,
        error: () => (loading ? undefined : findsNames ? TEXT.errors.search : TEXT.errors.searchNumbers),
      }}
    />
  );
};

const ANY_DATE = '';
const OTHER_DATES = 'others';

type DatesProps = { filters: Filters; apply: Apply; isTyped: boolean; onTyped: (areTyped: boolean) => void };

/** Offers common date ranges; other dates are typed among the filters. */
const Dates = ({ filters, apply, isTyped, onTyped }: DatesProps) => {
  const today = useToday();
  const none = filters.from === null && filters.to === null;
  const choose = (value: string) => {
    const preset = PRESETS.find((one) => one === value);
    onTyped(value === OTHER_DATES);
    if (value !== OTHER_DATES)
      apply(preset === undefined ? { from: null, to: null } : presetDays(preset, today));
  };
  return (
    <SelectField
      label={TEXT.dates.label}
      hideLabel
      name="filtro-fechas"
      width="full"
      value={isTyped ? OTHER_DATES : (presetOf(filters, today) ?? (none ? ANY_DATE : OTHER_DATES))}
      emptyOption={TEXT.dates.any}
      options={[
        ...PRESETS.map((value) => ({ value, label: TEXT.dates.presets[value] })),
        { value: OTHER_DATES, label: TEXT.dates.others },
      ]}
      onChange={({ target }) => choose(target.value)}
    />
  );
};

const knownViews = (role: Role, abilities: ListAbilities): string[] =>
  viewLinks(FIRST_PLACE, role, abilities, {}).map(({ href }) => href);

type ListToolsProps = {
  place: ListPlace;
  points: readonly PointName[];
  role: Role;
  abilities: ListAbilities;
  counts: ViewCounts;
  /** Whether the bank's abilities are still loading. */
  loading: boolean;
  apply: Apply;
  searchBox: Ref<HTMLInputElement>;
  filters: {
    id: string;
    isOpen: boolean;
    count: number;
    toggle: () => void;
    /** Whether the user chose to type the dates. */
    areDatesTyped: boolean;
    typeDates: (areTyped: boolean) => void;
  };
};

/** Shows the tools that narrow the list in one line: search, point of sale, dates, other filters and views. */
export const ListTools = (props: ListToolsProps) => {
  const { place, points, role, abilities, counts, loading, apply, searchBox, filters } = props;
  const views = viewLinks(place, role, loading ? EXPECTED_ABILITIES : abilities, counts);
  return (
    <Tools
      search={
        <SearchBox
          filters={place.filters}
          findsNames={abilities.canSearchNames}
          loading={loading}
          apply={apply}
          box={searchBox}
        />
      }
    >
      <PointOfSaleSelect
        label={TEXT.fields.pointOfSale}
        hideLabel
        name="filtro-pointOfSale"
        width="full"
        points={points}
        chosen={place.filters.pointOfSale}
        all={TEXT.all.pointOfSale}
        onChoose={(pointOfSale) => apply({ pointOfSale })}
      />
      <Dates
        filters={place.filters}
        apply={apply}
        isTyped={filters.areDatesTyped}
        onTyped={filters.typeDates}
      />
      <Button
        variant="secondary"
        size="small"
        aria-expanded={filters.isOpen}
        aria-controls={filters.isOpen ? filters.id : undefined}
        onClick={filters.toggle}
      >
        {TEXT.moreFilters(filters.count)}
      </Button>
      {role === 'APPLICANT' ? (
        <ViewLinks label={TEXT.views.label} views={views} loading={loading} />
      ) : (
        <OwnViews place={place} views={views} known={knownViews(role, abilities)} loading={loading} />
      )}
    </Tools>
  );
};
