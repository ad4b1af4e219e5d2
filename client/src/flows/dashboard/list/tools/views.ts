import type { ViewLink } from '@prendarios/design-system/data/ViewLinks';
import type { Role } from '#shared/session/sessionStore.ts';
import type { ListAbilities } from '../abilities.ts';
import { type Filters, NO_FILTERS } from '../../address/filters.ts';
import { changedHref, type ListPlace } from '../../address/listAddress.ts';
import { TARGET_DAYS } from '../../proposal/stageAge.ts';
import { LIST_TEXTS } from '../texts.ts';

const TEXT = LIST_TEXTS.views;

/** The party that a user acts for; an admin acts for nobody and follows the bank's own work. */
const ACTOR: Readonly<Record<Role, NonNullable<Filters['waitsFor']>>> = {
  APPLICANT: 'HOLDER',
  SELLER: 'SELLER',
  ADMIN: 'BANK',
};

type Abilities = Pick<ListAbilities, 'canFilterByActor' | 'canFilterByStageAge'>;

/** The fixed views of this list; those that the bank's list cannot do are left out. */
export function viewsOf(place: ListPlace, role: Role, abilities: Abilities): ViewLink[] {
  const view = <K extends keyof Filters>(key: K, value: Filters[K], label: string): ViewLink => {
    const current = place.filters[key] === value;
    const filters = { ...place.filters, [key]: current ? NO_FILTERS[key] : value };
    return { key, label, href: changedHref(place, { filters }), current };
  };
  return [
    ...(abilities.canFilterByActor
      ? [view('waitsFor', ACTOR[role], role === 'ADMIN' ? TEXT.bank : TEXT.mine)]
      : []),
    ...(role === 'ADMIN' ? [view('phase', 'CONCIERGE', TEXT.concierge)] : []),
    ...(abilities.canFilterByStageAge
      ? [view('stuckDays', String(TARGET_DAYS), TEXT.stuck(TARGET_DAYS))]
      : []),
  ];
}
