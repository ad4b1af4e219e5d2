import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { useState } from 'react';
import { FileDialog } from './FileDialog.tsx';
import type { RemoteFile } from './remoteFile.ts';
import { FILES_TEXTS as TEXT } from './texts.ts';
import { useDownload } from './useRemoteFile.ts';
import './files.css';

/** Looks at a file, or saves it. */
export const FileActions = ({ file }: { file: RemoteFile }) => {
  const [isOpen, setOpen] = useState(false);
  const { busy, problem, start } = useDownload(file);
  return (
    <div className="file-actions">
      <div className="file-actions__buttons">
        <Button
          variant="quiet"
          size="small"
          icon="search"
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
      </div>
      {problem !== null && (
        <Alert tone="danger" live>
          {problem.message}
        </Alert>
      )}
      {isOpen && <FileDialog file={file} onClose={() => setOpen(false)} />}
    </div>
  );
};
