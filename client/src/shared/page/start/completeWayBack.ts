import { wayBack } from '../steps/part.ts';

/**
 * Adds the query to the prerendered Back link: the prerendered page knows only the path, not the answers and
 * the part in the query.
 */
export function completeWayBack(): void {
  const back = document.querySelector<HTMLAnchorElement>('#root a[rel="prev"]');
  if (back !== null && location.search !== '') back.href = wayBack(location, back.pathname);
}
