import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Suspense, useState } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import type { RemoteFile } from './remoteFile.ts';
import { FILES_TEXTS as TEXT } from './texts.ts';
import { useDownload } from './useRemoteFile.ts';

const FileDialog = lazyScreen(async () => (await import('./FileDialog.tsx')).FileDialog);

type FileActionsProps = {
  file: RemoteFile;
  /** Set if the buttons are below the file's name and aligned with it. */
  edge?: 'start';
};

export const FileActions = ({ file, edge }: FileActionsProps) => {
  const [isOpen, setOpen] = useState(false);
  const { busy, problem, start } = useDownload(file);
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2} wrap edge={edge}>
        <Button
          variant="quiet"
          size="small"
          icon="eye"
          aria-label={TEXT.viewOf(file.name)}
          onClick={() => setOpen(true)}
        >
          {TEXT.view}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="download"
          aria-label={TEXT.downloadOf(file.name)}
          busy={busy}
          busyText={TEXT.downloading}
          onClick={start}
        >
          {TEXT.download}
        </Button>
      </Stack>
      {problem !== null && (
        <Alert tone="danger" live>
          {problem.message}
        </Alert>
      )}
      {isOpen && (
        <Suspense>
          <FileDialog file={file} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
};
