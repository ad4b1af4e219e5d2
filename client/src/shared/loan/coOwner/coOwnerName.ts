import { nameCase } from '@prendarios/rules/displayCase';

/** Returns the co-owner's first name for use within a sentence. */
export const coOwnerName = ({ coOwner }: { coOwner: { firstName: string } | null }): string =>
  nameCase(coOwner?.firstName ?? 'tu cotitular');
