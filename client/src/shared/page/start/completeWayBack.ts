import { wayBack } from '../steps/part.ts';

/** The prerendered Back is that of a path: the answers and the part that it leads back to are in the address alone. */
export function completeWayBack(): void {
  const back = document.querySelector<HTMLAnchorElement>('#root a[rel="prev"]');
  if (back !== null && location.search !== '') back.href = wayBack(location, back.pathname);
}
