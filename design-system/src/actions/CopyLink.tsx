import { useState } from 'react';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import type { IconName } from '../foundations/Icon.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { TextField } from '../fields/TextField.tsx';
import { copyLinkMessages } from '../messages.ts';
import { Button } from './Button.tsx';

export type CopyLinkProps = {
  /** Address or other text to copy. */
  url: string;
  /** Icon shown until the text is copied. */
  icon?: IconName;
  /** Called after copying. */
  onCopied?: () => void;
  /** Overrides the default texts. */
  labels?: Partial<typeof copyLinkMessages>;
};

/** Copies an address to the clipboard; if the browser refuses, shows the address in a field. */
export const CopyLink = ({ url, icon = 'phone', onCopied, labels: given }: CopyLinkProps) => {
  const labels = { ...copyLinkMessages, ...given };
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
      onCopied?.();
    } catch {
      // The clipboard is unavailable (plain HTTP, in-app browsers): let the user copy by hand.
      setOutcome('failed');
    }
  };
  return (
    <Stack gap={2}>
      <Button
        variant="secondary"
        icon={outcome === 'copied' ? 'check' : icon}
        onClick={() => void copy()}
        block
      >
        {outcome === 'copied' ? labels.copied : labels.copy}
      </Button>
      <LiveRegion message={outcome === 'copied' ? labels.copied : ''} />
      {outcome === 'failed' && (
        <TextField
          label={labels.failed}
          name="copy-link"
          readOnly
          value={url}
          width="full"
          onFocus={(event) => event.target.select()}
        />
      )}
    </Stack>
  );
};
