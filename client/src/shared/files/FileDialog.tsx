import { Button } from '@prendarios/design-system/actions/Button';
import { FileImage } from '@prendarios/design-system/data/FileImage';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { savedName, shapeOf, type RemoteFile } from './remoteFile.ts';
import { FILES_TEXTS as TEXT } from './texts.ts';
import { useRemoteFile, type Opened } from './useRemoteFile.ts';

type BodyProps = { file: RemoteFile; opened: Opened; onRetry: () => void };

const Body = ({ file, opened, onRetry }: BodyProps) => {
  if (opened.state === 'loading') return <Busy text={TEXT.loading(file.name)} />;
  if (opened.state === 'failed') {
    return (
      <Alert
        tone="danger"
        live
        action={
          opened.problem.canRetry && (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {COMMON_TEXTS.retry}
            </Button>
          )
        }
      >
        {opened.problem.message}
      </Alert>
    );
  }
  return shapeOf(opened.contentType) === 'image' ? (
    <FileImage src={opened.url} alt={file.name} />
  ) : (
    <Text>{TEXT.pdf}</Text>
  );
};

/** These are links instead of scripts: pop-up blockers allow them, and they support the keyboard and long press. */
const Actions = ({ file, opened }: { file: RemoteFile; opened: Opened }) =>
  opened.state === 'shown' && (
    <>
      <Button href={opened.url} target="_blank" rel="noreferrer">
        {TEXT.newTab}
      </Button>
      <Button variant="secondary" href={opened.url} download={savedName(file.name, opened.contentType)}>
        {TEXT.download}
      </Button>
    </>
  );

export const FileDialog = ({ file, onClose }: { file: RemoteFile; onClose: () => void }) => {
  const { opened, retry } = useRemoteFile(file);
  return (
    <Dialog open title={file.name} onClose={onClose} actions={<Actions file={file} opened={opened} />}>
      <Body file={file} opened={opened} onRetry={retry} />
    </Dialog>
  );
};
