import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Text } from '@prendarios/design-system/foundations/Text';
import { FileActions } from '#shared/files/FileActions.tsx';
import { FileThumbnail } from './FileThumbnail.tsx';

type FileListProps = { proposalId: string; files: readonly { id: string; name: string }[]; label: string };

/** Shows a document's files; each can be opened and saved. */
export const FileList = ({ proposalId, files, label }: FileListProps) => (
  <ItemList gap={2} aria-label={label}>
    {files.map(({ id, name }) => {
      const file = { name, href: `/files/documents/${proposalId}/${id}` };
      return (
        <Item key={id} mark={<FileThumbnail file={file} />} end={<FileActions file={file} />}>
          <Text size={15} tone="muted">
            {name}
          </Text>
        </Item>
      );
    })}
  </ItemList>
);
