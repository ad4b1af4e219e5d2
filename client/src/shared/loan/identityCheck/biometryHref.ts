import type { Brand } from '#generated/graphql.ts';

/** The address of the identity check; the id does not grant access. */
export function biometryHref(proposalId: string, brand: Brand = 'BANK'): string {
  return `${brand === 'VIVERE' ? '/vivere' : ''}/biometria?id=${encodeURIComponent(proposalId)}`;
}

/** The address of the signed contract. */
export const signedContractHref = (proposalId: string): string =>
  `/biometria/fin-proceso?id=${encodeURIComponent(proposalId)}`;
