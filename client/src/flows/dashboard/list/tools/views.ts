import type { ViewLink } from '@prendarios/design-system/data/ViewLinks';
import type { Role } from '#shared/session/sessionStore.ts';
import type { ListAbilities } from '../abilities.ts';
import { type FilterKey, type Filters, statusFilter, statusOf } from '../../address/filters.ts';
import { changedHref, type ListPlace } from '../../address/listAddress.ts';
import { countText } from '../../board/stages.ts';
import { LIST_TEXTS } from '../texts.ts';

const TEXT = LIST_TEXTS.views;

/** The party that a user acts for; an admin acts for nobody and follows the bank's own work. */
const ACTOR: Readonly<Record<Role, NonNullable<Filters['waitsFor']>>> = {
  APPLICANT: 'OWNER',
  SELLER: 'SELLER',
  ADMIN: 'BANK',
};

/** A view sets these filters and leaves the others. */
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

/** The views of this list; those that the bank's list cannot do are left out. */
export function viewsOf({ filters }: Pick<ListPlace, 'filters'>, role: Role, abilities: Abilities): View[] {
  // Views clear the gestor's phase, which is a view of its own.
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

/** The view that the list shows; undefined for other combinations of filters. */
export function currentView({ filters }: ListPlace, role: Role, abilities: Abilities): View | undefined {
  const keys = ['waitsFor', 'late', 'phase', 'assignee', 'colleague'] as const;
  return viewsOf({ filters }, role, abilities).find(
    (view) =>
      statusOf(view.filters, role) === statusOf(filters, role) &&
      keys.every((key) => view.filters[key] === filters[key]),
  );
}

/**
 * The filters that are on because of another choice, and that no chip names: the status of a view, and that of a stage if it is the usual
 * one.
 */
export function impliedFilters(place: ListPlace, role: Role, abilities: Abilities): FilterKey[] {
  const withoutStage = { ...place.filters, status: null, phase: null, phaseStatus: null };
  const isUsual = place.filters.status === statusOf(withoutStage, role);
  return isUsual || currentView(place, role, abilities) !== undefined ? ['status'] : [];
}

export type Count = Readonly<{ count: number; isCapped: boolean }>;
/** Null until the bank has answered; undefined if it does not count. */
export type ViewCounts = Partial<Record<ViewKey, Count | null | undefined>>;

/** Returns the views as links with their counts; an empty count reserves the space of one. */
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
