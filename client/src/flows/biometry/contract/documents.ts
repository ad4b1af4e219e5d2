import type { GeneratedDocumentName } from '#generated/graphql.ts';
import type { RemoteFile } from '#shared/files/remoteFile.ts';
import type { FlowBrand } from '../flow.ts';
import { CONTRACT_TEXTS } from '#shared/loan/contract/texts.ts';

/** Address of the contract, before and after the signature. */
export function contractHref(proposalId: string, brand: FlowBrand): string {
  const id = encodeURIComponent(proposalId);
  return brand === 'vivere' ? `/files/contracts/${id}/vivere` : `/files/contracts/${id}`;
}

type ContractDocument = { name: GeneratedDocumentName; missing: readonly { name: string }[] };

export type OtherDocument = RemoteFile & { document: GeneratedDocumentName };

/** Returns the other documents; omits those that the bank cannot print yet. */
export function otherDocuments(proposalId: string, documents: readonly ContractDocument[]): OtherDocument[] {
  const id = encodeURIComponent(proposalId);
  return documents.flatMap(({ name, missing }) =>
    name === 'PLEDGE_CONTRACT_WITH_REGISTRY' || missing.length > 0
      ? []
      : [{ document: name, name: CONTRACT_TEXTS.others[name], href: `/files/generated/${id}/${name}` }],
  );
}
