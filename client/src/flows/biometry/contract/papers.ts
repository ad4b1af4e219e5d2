import type { GeneratedDocumentName } from '../../../generated/graphql.ts';
import type { RemoteFile } from '../../../shared/files/remoteFile.ts';
import type { FlowBrand } from '../flow.ts';
import { CONTRACT_TEXTS } from './texts.ts';

/** Where the contract is read; its signed form is at the same place. */
export function contractHref(proposalId: string, brand: FlowBrand): string {
  const id = encodeURIComponent(proposalId);
  return brand === 'vivere' ? `/files/contracts/${id}/vivere` : `/files/contracts/${id}`;
}

type Paper = { name: GeneratedDocumentName; missing: readonly string[] };

/** What there is to read beside the contract; what the bank cannot print yet is left out. */
export function otherPapers(proposalId: string, papers: readonly Paper[]): RemoteFile[] {
  const id = encodeURIComponent(proposalId);
  return papers.flatMap(({ name, missing }) =>
    name === 'PLEDGE_CONTRACT_WITH_REGISTRY' || missing.length > 0
      ? []
      : [{ name: CONTRACT_TEXTS.others[name], href: `/files/generated/${id}/${name}` }],
  );
}
