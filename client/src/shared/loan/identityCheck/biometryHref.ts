import type { Brand } from '#generated/graphql.ts';

/** Returns the URL of the identity check; the id grants no access. */
export function biometryHref(proposalId: string, brand: Brand = 'BANK'): string {
  return `${brand === 'VIVERE' ? '/vivere' : ''}/biometria?id=${encodeURIComponent(proposalId)}`;
}

/** Returns the URL of the signed contract. */
export const signedContractHref = (proposalId: string): string =>
  `/biometria/fin-proceso?id=${encodeURIComponent(proposalId)}`;
