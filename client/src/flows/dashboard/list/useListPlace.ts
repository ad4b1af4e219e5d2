import { useEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { noteList } from '../lastList.ts';
import { type Filters, isOn } from './filters.ts';
import type { Apply } from './ListFilters.tsx';
import { filteredHref, listHref, type PlaceRead, readPlace, type Trail } from './listAddress.ts';

/** State of a history entry that replaced one whose page could not be opened. */
const LOST_PAGE = 'lostPage';

function hasLostPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, LOST_PAGE) === true;
}

/** Scrolls to the top when a link opens another page, as for another screen; Back keeps the browser's position. */
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

/** The filters and the page in the address, and functions to change them. The address is the list's only state. */
export function useListPlace() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const place: PlaceRead = useMemo(() => readPlace({ search, hash }), [search, hash]);
  const { filters, trail } = place;
  usePageTurn(trail);
  useEffect(
    function rememberForTheWayBack() {
      noteList(listHref(place));
    },
    [place],
  );
  const apply: Apply = (key, value) => {
    // Read now: another filter may have changed since a text was typed, and both must apply.
    const { filters: now } = readPlace(window.location);
    if (now[key] === value) return false;
    const next: Filters = { ...now, [key]: value };
    // Typing on in a filter is one step for Back, even with pauses.
    const replace = isOn(now, key) && isOn(next, key);
    void navigate(filteredHref(next), { replace });
    return true;
  };
  return {
    place,
    apply,
    lostPage: hasLostPage(state),
    toFirstPage: () => void navigate(filteredHref(filters), { replace: true, state: { [LOST_PAGE]: true } }),
  };
}
