/** Query parameter with the visible part of a step's form, so that Back and reload keep it. Defaults to the first. */
export const PART_KEY = 'parte';

/** The parts of a person's form in order, one subject each; their names appear in the URL. */
export const PERSON_PARTS = ['dni', 'contacto', 'trabajo'] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];

/** Returns the part named by `text`, or the first. */
export function readPart(text: string | null): PersonPart {
  return PERSON_PARTS.find((part) => part === text) ?? 'dni';
}

/** Returns the URL of a part, given the URL of the step or of another part. */
export function hrefOfPart(href: string, part: PersonPart): string {
  const [path, search] = href.split('?');
  const query = new URLSearchParams(search);
  if (part === PERSON_PARTS[0]) query.delete(PART_KEY);
  else query.set(PART_KEY, part);
  return `${path}?${query}`;
}

/** Returns the target of Back: the previous part, or else the `previous` step with the same query. */
export function wayBack(
  { pathname, search }: { pathname: string; search: string },
  previous: string,
): string {
  const part = readPart(new URLSearchParams(search).get(PART_KEY));
  const before = PERSON_PARTS[PERSON_PARTS.indexOf(part) - 1];
  return before === undefined ? `${previous}${search}` : hrefOfPart(`${pathname}${search}`, before);
}
