import { Button } from '@prendarios/design-system/actions/Button';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { RETURN_TEXTS } from './texts.ts';
import type { useResend } from './useReturnCode.ts';

const TEXT = RETURN_TEXTS.code;

/** Another code, with the countdown until it can be asked for. */
export const ResendButton = ({ resend }: { resend: ReturnType<typeof useResend> }) => {
  const { seconds, notice, busy, ask } = resend;
  return (
    <div>
      <Button variant="quiet" size="small" busy={busy} onClick={ask} aria-disabled={seconds > 0}>
        {seconds > 0 ? TEXT.wait(seconds) : TEXT.resend}
      </Button>
      <LiveRegion message={notice} />
    </div>
  );
};
