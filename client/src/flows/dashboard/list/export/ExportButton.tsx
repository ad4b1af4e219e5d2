import { Button } from '@prendarios/design-system/actions/Button';
import { LIST_TEXTS } from '../texts.ts';
import type { useExport } from './useExport.ts';

const TEXT = LIST_TEXTS.export;

/** Starts the export, or cancels it while it runs. */
export const ExportButton = ({ state, start, cancel }: ReturnType<typeof useExport>) =>
  state.kind === 'busy' ? (
    <Button variant="secondary" size="small" onClick={cancel}>
      {TEXT.cancel}
    </Button>
  ) : (
    <Button variant="secondary" size="small" icon="download" onClick={start}>
      {TEXT.action}
    </Button>
  );
