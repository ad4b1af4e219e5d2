import { useSyncExternalStore } from 'react';
import { useSession } from '#shared/session/sessionStore.ts';
import { useToday } from '#shared/text/useToday.ts';
import { withoutPrivate } from '../../address/filters.ts';
import { FIRST_PLACE, listHref, type ListPlace, readPlace } from '../../address/listAddress.ts';
import { PRESETS, presetDays, presetOf } from '../../address/presets.ts';

type SavedView = Readonly<{
  name: string;
  /** Address of the list with the view's filters, order and size. */
  href: string;
  /** Relative date preset, such as the last seven days; `href` has its dates as of today. */
  dates?: (typeof PRESETS)[number];
}>;

/** Most views that are kept. */
const MOST = 12;
const LONGEST_NAME = 40;
/** A base to parse relative addresses; only their query is used. */
const ANY_ORIGIN = 'https://list.invalid';

const keyOf = (userId: string): string => `prendarios-vistas-${userId}`;

/** Returns a view's address, without the search, which may be a person's name. */
export const viewHref = ({ filters, sort, size }: ListPlace): string =>
  listHref({ ...FIRST_PLACE, filters: withoutPrivate(filters), sort, size });

export const nameOfView = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME);

/** Rebuilds the address from its parsed query, so that a tampered store cannot link elsewhere. */
function readView(stored: unknown, today: string): SavedView[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const [name, href]: unknown[] = [Reflect.get(stored, 'name'), Reflect.get(stored, 'href')];
  if (typeof name !== 'string' || typeof href !== 'string' || nameOfView(name) === '') return [];
  const search = URL.canParse(href, ANY_ORIGIN) ? new URL(href, ANY_ORIGIN).search : '';
  const place = readPlace({ search, hash: '' });
  const dates = PRESETS.find((preset) => preset === Reflect.get(stored, 'dates'));
  if (dates === undefined) return [{ name: nameOfView(name), href: viewHref(place) }];
  const filters = { ...place.filters, ...presetDays(dates, today) };
  return [{ name: nameOfView(name), href: viewHref({ ...place, filters }), dates }];
}

/** Returns a view of a list saved on `today` (YYYY-MM-DD). */
export function viewOf(name: string, place: ListPlace, today: string): SavedView {
  const dates = presetOf(place.filters, today);
  return { name, href: viewHref(place), ...(dates !== null && { dates }) };
}

/** Parses stored views as of `today`; returns none if the text is corrupt. */
export function readViews(text: string | null, today: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored)
      ? stored.flatMap((view: unknown) => readView(view, today)).slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Adds a view; one with the same name is replaced. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-MOST);

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may save or remove views.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns null if the browser blocks storage. */
function readStore(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the views that the user saved in this browser, and functions that change them. */
export function useSavedViews() {
  const session = useSession();
  const key = keyOf(session.kind === 'user' ? session.userId : '');
  const text = useSyncExternalStore(
    subscribe,
    () => readStore(key),
    () => null,
  );
  const today = useToday();
  const views = readViews(text, today);
  /** Returns whether the browser stored them. */
  const keep = (next: readonly SavedView[]): boolean => {
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  };
  return {
    views,
    save: (name: string, place: ListPlace) => keep(withView(views, viewOf(name, place, today))),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
}
