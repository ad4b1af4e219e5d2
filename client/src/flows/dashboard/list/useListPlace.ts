import { useEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { noteList } from '../proposal/lastList.ts';
import { type Filters, FILTER_KEYS, isOn, withoutOptional } from '../address/filters.ts';
import {
  changedHref,
  FIRST_PLACE,
  listHref,
  openHref,
  type PlaceRead,
  readPlace,
  type Trail,
} from '../address/listAddress.ts';

/** State of a history entry that replaced a page that could not be opened. */
const LOST_PAGE = 'lostPage';

/** Sets filters; does nothing if they already have those values. */
export type Apply = (change: Partial<Filters>) => void;

function hasLostPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, LOST_PAGE) === true;
}

/** Scrolls to the top when a link opens another page, as on a new screen; Back keeps the browser's scroll position. */
function usePageTurn(trail: Trail): void {
  const how = useNavigationType();
  const cursor = trail.at(-1) ?? '';
  const lastCursor = useRef(cursor);
  useEffect(
    function beginAtTop() {
      if (lastCursor.current === cursor) return;
      lastCursor.current = cursor;
      if (how === NavigationType.Push) window.scrollTo(0, 0);
    },
    [cursor, how],
  );
}

/** Returns the filters and page in the address, and functions to change them. The address is the list's only state. */
export function useListPlace() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const place: PlaceRead = useMemo(() => readPlace({ search, hash }), [search, hash]);
  usePageTurn(place.trail);
  useEffect(
    function rememberForTheWayBack() {
      noteList(listHref(place));
    },
    [place],
  );
  const apply: Apply = (change) => {
    // Read at this point, because another filter may have changed since the text was typed, and both must
    // apply.
    const now = readPlace(window.location);
    const next: Filters = { ...now.filters, ...change };
    const changed = FILTER_KEYS.filter((key) => now.filters[key] !== next[key]);
    if (changed.length === 0) return;
    // Further typing in a filter is a single step for Back, even with pauses.
    const replace = changed.every((key) => isOn(now.filters, key) && isOn(next, key));
    void navigate(changedHref(now, { filters: next }), { replace });
  };
  return {
    place,
    apply,
    lostPage: hasLostPage(state),
    // Keeps only filters that every bank supports, with default order and size.
    toFirstPage: () =>
      void navigate(changedHref(FIRST_PLACE, { filters: withoutOptional(place.filters) }), {
        replace: true,
        state: { [LOST_PAGE]: true },
      }),
    closeOpen: () => void navigate(openHref(place, null)),
  };
}
