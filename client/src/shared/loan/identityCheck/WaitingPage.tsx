import { Busy } from '@prendarios/design-system/feedback/Busy';
import { useEffect, useState } from 'react';
import { writeContext } from '#shared/api/idempotency.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useIdentityWork } from './IdentityWork.ts';
import { IDENTITY_TEXTS } from './texts.ts';

const TEXT = IDENTITY_TEXTS.waiting;
/** Milliseconds before the page says that it is taking longer than usual. */
const PATIENCE = 60_000;

/** Polls the verifier, which has all photos, and validates the identity once it approves. */
export const WaitingPage = () => {
  const { check, latest, validate, refresh } = useIdentityWork();
  const [key] = useState(() => crypto.randomUUID());
  const [isSlow, setSlow] = useState(false);
  useEffect(function showSlowNotice() {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useLive(
    async (signal) => {
      const status = (await latest(signal))?.status;
      if (status === 'PENDING') return;
      if (status === 'APPROVED') await validate({ ...writeContext(key), quiet: true });
      await refresh();
    },
    { of: 'check', atOnce: true },
  );
  return (
    <StepPage
      title={TEXT.title}
      subtitle={TEXT.text}
      note={check.processNumber === null ? undefined : IDENTITY_TEXTS.process(check.processNumber)}
    >
      <Busy text={isSlow ? TEXT.slow : TEXT.busy} />
    </StepPage>
  );
};
