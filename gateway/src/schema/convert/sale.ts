import { nameCase } from '@prendarios/rules/displayCase';

/** Shortens the buyer's name to 'Joaquín F.', which is enough for the seller to recognise the buyer. */
export function buyerNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [given = ''] = nameCase(firstName).split(' ');
  const initial = nameCase(lastName).charAt(0);
  return initial === '' ? given : `${given} ${initial}.`;
}
