import type { ViewLink } from '@prendarios/design-system/data/ViewLinks';
import type { Role } from '#shared/session/sessionStore.ts';
import type { ListAbilities } from '../abilities.ts';
import { type FilterKey, type Filters, statusFilter, statusOf } from '../../address/filters.ts';
import { changedHref, type ListPlace } from '../../address/listAddress.ts';
import { countText } from '../../board/stages.ts';
import { LIST_TEXTS } from '../texts.ts';

const TEXT = LIST_TEXTS.views;

/** The party that a user acts for; admins act for nobody and follow the bank's work. */
const ACTOR: Readonly<Record<Role, NonNullable<Filters['waitsFor']>>> = {
  APPLICANT: 'OWNER',
  SELLER: 'SELLER',
  ADMIN: 'BANK',
};

/** Filters that every view sets; other filters stay. */
const NO_VIEW = {
  waitsFor: null,
  late: null,
  status: null,
  assignee: null,
  colleague: null,
} as const satisfies Partial<Filters>;
type ViewKey = 'open' | 'mine' | 'waitsFor' | 'phase' | 'late' | 'all';
type View = Readonly<{ key: ViewKey; label: string; filters: Filters }>;

type Abilities = Pick<ListAbilities, 'canFilterByActor' | 'canFilterByTarget' | 'canFilterByAssignee'>;

/** Returns the views of the list, without those that the bank's list cannot filter. */
export function viewsOf({ filters }: Pick<ListPlace, 'filters'>, role: Role, abilities: Abilities): View[] {
  // Views clear the gestor's phase, because it is a view itself.
  const phase = filters.phase === 'CONCIERGE' ? null : filters.phase;
  const base: Filters = { ...filters, ...NO_VIEW, phase };
  const view = (key: ViewKey, label: string, own: Partial<Filters>): View => ({
    key,
    label,
    filters: { ...base, ...own },
  });
  return [
    ...(role === 'APPLICANT' ? [] : [view('open', TEXT.open, { status: statusFilter(base, role, 'OPEN') })]),
    ...(role === 'SELLER' && abilities.canFilterByAssignee
      ? [view('mine', TEXT.assigned, { assignee: 'VIEWER' })]
      : []),
    ...(abilities.canFilterByActor ? [view('waitsFor', TEXT.waitsFor[role], { waitsFor: ACTOR[role] })] : []),
    ...(role === 'ADMIN' ? [view('phase', TEXT.concierge, { phase: 'CONCIERGE' })] : []),
    ...(abilities.canFilterByTarget ? [view('late', TEXT.late, { late: true })] : []),
    view('all', TEXT.all, { status: statusFilter(base, role, 'ALL') }),
  ];
}

/** Returns the view that the list shows; undefined for other combinations of filters. */
export function currentView({ filters }: ListPlace, role: Role, abilities: Abilities): View | undefined {
  const keys = ['waitsFor', 'late', 'phase', 'assignee', 'colleague'] as const;
  return viewsOf({ filters }, role, abilities).find(
    (view) =>
      statusOf(view.filters, role) === statusOf(filters, role) &&
      keys.every((key) => view.filters[key] === filters[key]),
  );
}

/**
 * Returns filters that another choice implies and no chip names: a view's status, and a stage's status if it is the
 * default.
 */
export function impliedFilters(place: ListPlace, role: Role, abilities: Abilities): FilterKey[] {
  const withoutStage = { ...place.filters, status: null, phase: null, phaseStatus: null };
  const isUsual = place.filters.status === statusOf(withoutStage, role);
  return isUsual || currentView(place, role, abilities) !== undefined ? ['status'] : [];
}

export type Count = Readonly<{ count: number; isCapped: boolean }>;
/** Null until the bank has responded; undefined if it does not count. */
export type ViewCounts = Partial<Record<ViewKey, Count | null | undefined>>;

/** Returns the views as links with counts; null counts reserve their space. */
export function viewLinks(
  place: ListPlace,
  role: Role,
  abilities: Abilities,
  counts: ViewCounts,
): ViewLink[] {
  const current = currentView(place, role, abilities)?.key;
  return viewsOf(place, role, abilities).map(({ key, label, filters }) => {
    const count = counts[key];
    return {
      key,
      label,
      ...(count !== undefined && { count: count === null ? '' : countText(count) }),
      href: changedHref(place, { filters }),
      current: key === current,
    };
  });
}
