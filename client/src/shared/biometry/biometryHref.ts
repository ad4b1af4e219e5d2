import type { Brand } from '../../generated/graphql.ts';

/** Where the applicant's identity is checked; the id is a locator and opens nothing by itself. */
export function biometryHref(proposalId: string, brand: Brand = 'CEIBO'): string {
  return `${brand === 'VIVERE' ? '/vivere' : ''}/biometria?id=${encodeURIComponent(proposalId)}`;
}
