import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useEffect, useState } from 'react';
import { usePrepareContractMutation } from '../../../generated/hooks.ts';
import { FileActions } from '../../../shared/files/FileActions.tsx';
import type { RemoteFile } from '../../../shared/files/remoteFile.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { contractHref, otherPapers } from './papers.ts';
import { CONTRACT_TEXTS as TEXT } from './texts.ts';

/** The bank's list of what there is to read: asked for without a text that would be accepted. */
function useOtherPapers(proposalId: string): RemoteFile[] | null {
  const [prepare] = usePrepareContractMutation();
  const [papers, setPapers] = useState<RemoteFile[] | null>([]);
  useEffect(
    function readList() {
      let isWanted = true;
      const show = (found: RemoteFile[] | null) => {
        if (isWanted) setPapers(found);
      };
      prepare({ variables: { input: { proposalId, consents: [] } }, context: { quiet: true } }).then(
        ({ data }) =>
          show(data === undefined ? null : otherPapers(proposalId, data.prepareContract.documents)),
        () => show(null),
      );
      return () => {
        isWanted = false;
      };
    },
    [prepare, proposalId],
  );
  return papers;
}

const Paper = ({ file, hint }: { file: RemoteFile; hint?: string }) => (
  <Item end={<FileActions file={file} />}>
    <Text weight="semibold">{file.name}</Text>
    {hint !== undefined && (
      <Text size={15} tone="muted">
        {hint}
      </Text>
    )}
  </Item>
);

/** What the person signs, and the papers beside it, to be read or kept. */
export const PapersCard = () => {
  const { brand, proposal } = useBiometryFlow();
  const papers = useOtherPapers(proposal.id);
  const contract = { name: TEXT.contractName, href: contractHref(proposal.id, brand) };
  return (
    <Card as="section" aria-label={TEXT.papers}>
      <Stack gap={3}>
        <ItemList look="lines">
          <Paper file={contract} hint={TEXT.contractHint} />
          {papers?.map((file) => (
            <Paper key={file.href} file={file} />
          ))}
        </ItemList>
        {papers === null && <Text tone="muted">{TEXT.papersProblem}</Text>}
      </Stack>
    </Card>
  );
};
