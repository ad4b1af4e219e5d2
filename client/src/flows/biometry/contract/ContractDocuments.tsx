import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useEffect, useState } from 'react';
import { usePrepareContractMutation } from '../../../generated/hooks.ts';
import { FileActions } from '../../../shared/files/FileActions.tsx';
import type { RemoteFile } from '../../../shared/files/remoteFile.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { contractHref, otherDocuments } from './documents.ts';
import { CONTRACT_TEXTS as TEXT } from './texts.ts';

/** The other documents of the contract: an empty list while loading, null after a failure. Accepts no text. */
function useOtherDocuments(proposalId: string): RemoteFile[] | null {
  const [prepare] = usePrepareContractMutation();
  const [documents, setDocuments] = useState<RemoteFile[] | null>([]);
  useEffect(
    function readList() {
      let isWanted = true;
      const show = (found: RemoteFile[] | null) => {
        if (isWanted) setDocuments(found);
      };
      prepare({ variables: { input: { proposalId, consents: [] } }, context: { quiet: true } }).then(
        ({ data }) =>
          show(data === undefined ? null : otherDocuments(proposalId, data.prepareContract.documents)),
        () => show(null),
      );
      return () => {
        isWanted = false;
      };
    },
    [prepare, proposalId],
  );
  return documents;
}

const ContractDocument = ({ file, hint }: { file: RemoteFile; hint?: string }) => (
  <Item end={<FileActions file={file} />}>
    <Text weight="semibold">{file.name}</Text>
    {hint !== undefined && (
      <Text size={15} tone="muted">
        {hint}
      </Text>
    )}
  </Item>
);

/** The contract and the other documents, to open or download. */
export const ContractDocuments = () => {
  const { brand, proposal } = useBiometryFlow();
  const documents = useOtherDocuments(proposal.id);
  const contract = { name: TEXT.contractName, href: contractHref(proposal.id, brand) };
  return (
    <Card as="section" aria-label={TEXT.documents}>
      <Stack gap={3}>
        <ItemList look="lines">
          <ContractDocument file={contract} hint={TEXT.contractHint} />
          {documents?.map((file) => (
            <ContractDocument key={file.href} file={file} />
          ))}
        </ItemList>
        {documents === null && <Text tone="muted">{TEXT.documentsProblem}</Text>}
      </Stack>
    </Card>
  );
};
