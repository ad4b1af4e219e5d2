import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { FileActions } from '../../../shared/files/FileActions.tsx';
import './files.css';

type FileListProps = { proposalId: string; files: readonly { id: string; name: string }[]; label: string };

/** Files of a document, each to look at or to save. */
export const FileList = ({ proposalId, files, label }: FileListProps) => (
  <Stack as="ul" gap={0} aria-label={label}>
    {files.map(({ id, name }) => (
      <li key={id} className="file-line">
        <Text as="span" size={15} tone="muted">
          {name}
        </Text>
        <FileActions file={{ name, href: `/files/documents/${proposalId}/${id}` }} />
      </li>
    ))}
  </Stack>
);
