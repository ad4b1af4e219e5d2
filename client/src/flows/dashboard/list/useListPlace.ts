import { useEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { noteList } from '../lastList.ts';
import { type Filters, isOn } from './filters.ts';
import type { Apply } from './FilterPanel.tsx';
import { filteredHref, listHref, type PlaceRead, readPlace, type Trail } from './listAddress.ts';

/** Told by the history entry that took the place of one whose page could not be opened. */
const LOST_PAGE = 'lostPage';

function tellsLostPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, LOST_PAGE) === true;
}

/** Another page by its link begins at its top, as another screen does; by Back it keeps the browser's place. */
function usePageTurn(trail: Trail): void {
  const how = useNavigationType();
  const cursor = trail.at(-1) ?? '';
  const shown = useRef(cursor);
  useEffect(
    function beginAtTop() {
      if (shown.current === cursor) return;
      shown.current = cursor;
      if (how === NavigationType.Push) window.scrollTo(0, 0);
    },
    [cursor, how],
  );
}

/** Where in the list the address is, and the ways to change it. The address is the list's only state. */
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
    // A word that was being typed may end after another filter was chosen: both hold.
    const { filters: now } = readPlace(window.location);
    if (now[key] === value) return false;
    const next: Filters = { ...now, [key]: value };
    // Going on typing is one change for Back, however often it pauses.
    const replace = isOn(now, key) && isOn(next, key);
    void navigate(filteredHref(next), { replace });
    return true;
  };
  return {
    place,
    apply,
    lostPage: tellsLostPage(state),
    toFirstPage: () => void navigate(filteredHref(filters), { replace: true, state: { [LOST_PAGE]: true } }),
  };
}
