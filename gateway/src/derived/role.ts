import type { ViewerRole } from '../generated/resolvers.ts';

/** Maps the identity service's groups to a role; users without a group are applicants (SH-16). */
export function roleOf(groups: readonly string[]): ViewerRole {
  if (groups.includes('admin')) return 'ADMIN';
  return groups.includes('seller') ? 'SELLER' : 'APPLICANT';
}
