import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ScannedDni } from '@prendarios/rules/dniBarcode';
import { useState, type ComponentType } from 'react';
import type { DniScannerProps } from './DniScanner.tsx';
import { SCAN_TEXTS as TEXT } from './texts.ts';

type ScanButtonProps = {
  isCoOwner: boolean;
  /** Whether a card was read; the button then offers to scan again. */
  isRead: boolean;
  onFound: (dni: ScannedDni) => void;
};

/** Opens the scanner, whose script loads on the first tap. */
export const ScanButton = ({ isCoOwner, isRead, onFound }: ScanButtonProps) => {
  const [Scanner, setScanner] = useState<ComponentType<DniScannerProps> | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed');

  async function open(): Promise<void> {
    setState('opening');
    try {
      const { DniScanner } = await import('./DniScanner.tsx');
      setScanner(() => DniScanner);
      setState('open');
    } catch {
      setState('failed');
    }
  }

  return (
    <Stack gap={3}>
      <ButtonBar sticky={false}>
        <Button
          variant="secondary"
          icon="phone"
          busy={state === 'opening'}
          busyText={TEXT.opening}
          onClick={() => void open()}
        >
          {isRead ? TEXT.again : TEXT.open(isCoOwner)}
        </Button>
      </ButtonBar>
      {isRead ? (
        <Alert tone="success" live>
          {TEXT.found}
        </Alert>
      ) : (
        <Text size={15} tone="muted" measure>
          {TEXT.hint}
        </Text>
      )}
      {state === 'failed' && (
        <Alert tone="warning" live>
          {TEXT.notOpened}
        </Alert>
      )}
      {Scanner !== null && (
        <Scanner
          open={state === 'open'}
          onClose={() => setState('closed')}
          onFound={(dni) => {
            setState('closed');
            onFound(dni);
          }}
        />
      )}
    </Stack>
  );
};
