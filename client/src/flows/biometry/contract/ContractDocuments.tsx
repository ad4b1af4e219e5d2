import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { VisuallyHidden } from '@prendarios/design-system/foundations/VisuallyHidden';
import { useEffect, useState } from 'react';
import { usePrepareContractMutation } from '#generated/hooks.ts';
import { FileActions } from '#shared/files/FileActions.tsx';
import type { RemoteFile } from '#shared/files/remoteFile.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { contractHref, otherDocuments, type OtherDocument } from './documents.ts';
import { DocumentText, type ReadableDocument } from '#shared/loan/contract/DocumentText.tsx';
import { CONTRACT_TEXTS as TEXT } from '#shared/loan/contract/texts.ts';

/** The contract's other documents: empty while loading, null after a failure. Listing them accepts nothing. */
function useOtherDocuments(proposalId: string): OtherDocument[] | null {
  const [prepare] = usePrepareContractMutation();
  const [documents, setDocuments] = useState<OtherDocument[] | null>([]);
  useEffect(
    function readList() {
      let isWanted = true;
      const show = (found: OtherDocument[] | null) => {
        if (isWanted) setDocuments(found);
      };
      prepare({ variables: { input: { proposalId, consents: [] } }, context: { quiet: true } }).then(
        ({ data }) =>
          show(data === undefined ? null : otherDocuments(proposalId, data.readContractDocuments.documents)),
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

type ContractDocumentProps = { file: RemoteFile; hint?: string; text?: ReadableDocument };

const ContractDocument = ({ file, hint, text }: ContractDocumentProps) => (
  <Item end={<FileActions file={file} />}>
    <Text weight="semibold">{file.name}</Text>
    {text && (
      <Disclosure
        summary={
          <>
            <span>{TEXT.reading.read}</span>
            <VisuallyHidden>{`: ${file.name}`}</VisuallyHidden>
          </>
        }
      >
        <DocumentText text={text} />
      </Disclosure>
    )}
    {hint !== undefined && (
      <Text size={15} tone="muted">
        {hint}
      </Text>
    )}
  </Item>
);

/** Links to open or download the contract and its documents; shows those in the page whose text the bank provides. */
export const ContractDocuments = ({ texts }: { texts: readonly ReadableDocument[] }) => {
  const { brand, proposal } = useBiometryFlow();
  const documents = useOtherDocuments(proposal.id);
  const contract = { name: TEXT.contractName, href: contractHref(proposal.id, brand) };
  return (
    <Card as="section" aria-label={TEXT.documents}>
      <Stack gap={3}>
        <ItemList look="lines">
          <ContractDocument file={contract} hint={TEXT.contractHint} />
          {documents?.map((file) => (
            <ContractDocument
              key={file.href}
              file={file}
              text={texts.find(({ name }) => name === file.document)}
            />
          ))}
        </ItemList>
        {documents === null && <Text tone="muted">{TEXT.documentsProblem}</Text>}
      </Stack>
    </Card>
  );
};
