import { Button } from '@prendarios/design-system/actions/Button';
import { CodeCamera } from '@prendarios/design-system/capture/CodeCamera';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { parseDniBarcode, type ScannedDni } from '@prendarios/rules/dniBarcode';
import { useEffect, useRef, useState } from 'react';
import { startDniReader, type DniReader } from '#shared/files/dniReader/dniReader.ts';
import { unreadablePhoto } from '#shared/files/uploads/fileRules.ts';
import { SCANNER_TEXTS as TEXT } from './scannerTexts.ts';

/** Camera frames without a card before the page shows tips. */
const PATIENCE = 40;

type Notice = 'reading' | 'slow' | 'notFound' | 'otherCode' | 'broken';

/** Provides the dialog's reader, which starts on the first read and closes with the dialog. */
function useReader() {
  const reader = useRef<DniReader | null>(null);
  useEffect(function closeWithDialog() {
    return () => {
      reader.current?.close();
      reader.current = null;
    };
  }, []);
  return {
    read: async (image: ImageData) => {
      reader.current ??= startDniReader();
      const text = await reader.current.read(image);
      return { hasCode: text !== null, dni: text === null ? null : parseDniBarcode(text) };
    },
    /** Closes a broken reader; the next image starts a new one. */
    drop: () => {
      reader.current?.close();
      reader.current = null;
    },
  };
}

export type DniScannerProps = {
  open: boolean;
  onClose: () => void;
  onFound: (dni: ScannedDni) => void;
};

const Scanner = ({ onClose, onFound }: Omit<DniScannerProps, 'open'>) => {
  const { read, drop } = useReader();
  const [notice, setNotice] = useState<Notice | null>(null);
  const isBroken = notice === 'broken';
  const last = useRef<string | null>(null);
  const misses = useRef(0);

  async function readFrame(frame: ImageData): Promise<void> {
    if (isBroken) return;
    try {
      const { dni } = await read(frame);
      const text = dni === null ? null : JSON.stringify(dni);
      // A frame may be misread, so two frames must agree.
      if (dni !== null && text === last.current) onFound(dni);
      last.current = text ?? last.current;
      misses.current += 1;
      if (misses.current === PATIENCE) setNotice((now) => now ?? 'slow');
    } catch {
      drop();
      setNotice('broken');
    }
  }

  async function readPhoto(photo: ImageData): Promise<void> {
    setNotice('reading');
    try {
      const { dni, hasCode } = await read(photo);
      if (dni === null) setNotice(hasCode ? 'otherCode' : 'notFound');
      else onFound(dni);
    } catch {
      drop();
      setNotice('broken');
    }
  }

  return (
    <Stack gap={4}>
      <Text>{TEXT.guide}</Text>
      <CodeCamera
        guide={TEXT.camera}
        labels={TEXT.labels}
        onFrame={readFrame}
        onPhoto={(photo) => void readPhoto(photo)}
        explain={unreadablePhoto}
        notice={
          notice === 'reading' ? (
            <Busy text={TEXT.reading} />
          ) : (
            notice !== null && (
              <Alert
                live
                tone={notice === 'slow' ? 'info' : 'warning'}
                action={
                  isBroken && (
                    <Button variant="secondary" size="small" onClick={() => setNotice(null)}>
                      {TEXT.retry}
                    </Button>
                  )
                }
              >
                {TEXT[notice]}
              </Alert>
            )
          )
        }
        alternatives={
          <Button variant="secondary" onClick={onClose}>
            {TEXT.byHand}
          </Button>
        }
      />
      <Text size={15} tone="muted">
        {TEXT.withoutCode}
      </Text>
    </Stack>
  );
};

/** Reads a DNI with the camera or from a photo. Neither the image nor the barcode's text is stored or logged. */
export const DniScanner = ({ open, ...scanner }: DniScannerProps) => (
  <Dialog open={open} title={TEXT.title} onClose={scanner.onClose}>
    {open && <Scanner {...scanner} />}
  </Dialog>
);
