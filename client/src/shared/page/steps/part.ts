/** The part of a step's form that is in view, in the address: Back and reload keep it. Without it, the first. */
export const PART_KEY = 'parte';

/** The parts of a person's form, one subject each, in their order; their names are in the address. */
export const PERSON_PARTS = ['dni', 'contacto', 'trabajo'] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];

/** The part in an address; the first for any other text. */
export function readPart(text: string | null): PersonPart {
  return PERSON_PARTS.find((part) => part === text) ?? 'dni';
}

/** The address of a part, from that of the step or of another part. */
export function hrefOfPart(href: string, part: PersonPart): string {
  const [path, search] = href.split('?');
  const query = new URLSearchParams(search);
  if (part === PERSON_PARTS[0]) query.delete(PART_KEY);
  else query.set(PART_KEY, part);
  return `${path}?${query}`;
}

/** Where Back leads from an address: to the part before, else to the `previous` step with the same answers. */
export function wayBack(
  { pathname, search }: { pathname: string; search: string },
  previous: string,
): string {
  const part = readPart(new URLSearchParams(search).get(PART_KEY));
  const before = PERSON_PARTS[PERSON_PARTS.indexOf(part) - 1];
  return before === undefined ? `${previous}${search}` : hrefOfPart(`${pathname}${search}`, before);
}
