import type { ViewerRole } from '../generated/resolvers.ts';

/** SH-16: the groups that the identity service puts somebody in; without one, an applicant. */
export function roleOf(groups: readonly string[]): ViewerRole {
  if (groups.includes('admin')) return 'ADMIN';
  return groups.includes('seller') ? 'SELLER' : 'APPLICANT';
}
