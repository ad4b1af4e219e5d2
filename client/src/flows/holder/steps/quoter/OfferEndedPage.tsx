import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import { useState } from 'react';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import type { StepId } from '../../flow.ts';
import { QUOTER_TEXTS } from './texts.ts';
import type { OfferEnd } from './useOfferEnd.ts';
import { useRestartSimulation } from './useRestartSimulation.ts';

const TEXT = QUOTER_TEXTS.ended;

type OfferEndedPageProps = {
  /** The step in whose place it is shown. */
  step: StepId;
  reason: OfferEnd;
  /** Last day of the offer; null where it is not known. */
  validUntil: string | null;
  /** The evaluation has begun again, with the same answers. */
  onRequested: () => void;
};

/** The offer holds no longer: another one is asked for with what the bank has, and nothing is typed again. */
export const OfferEndedPage = ({ step, reason, validUntil, onRequested }: OfferEndedPageProps) => {
  const { href } = useHolderFlow();
  const { restart, busy } = useRestartSimulation(step === 'quoter' ? 'simulation' : 'proposal');
  const [problem, setProblem] = useState<string | null>(null);
  const request = async () => {
    const outcome = await restart();
    setProblem(outcome);
    if (outcome === null) onRequested();
  };
  const expired = validUntil === null ? TEXT.expired : TEXT.expiredOn(formatDate(validUntil));
  return (
    <HolderPage
      step={step}
      title={reason === 'OFFER_EXPIRED' ? TEXT.expiredTitle : TEXT.takenTitle}
      pageTitle={reason === 'OFFER_EXPIRED' ? TEXT.expiredTitle : TEXT.takenTitle}
      phoneBar={null}
    >
      <Stack gap={5} align="start">
        <Text measure>{reason === 'OFFER_EXPIRED' ? expired : TEXT.taken}</Text>
        <Text measure>{TEXT.kept}</Text>
        {problem !== null && (
          <Alert tone="warning" live>
            {problem}
          </Alert>
        )}
        <Stack direction="row" gap={3} wrap>
          {/* A failed try was told of by the modal; the page stays as it is, with its button. */}
          <Button
            busy={busy}
            busyText={COMMON_TEXTS.sending}
            onClick={() => void request().catch(() => undefined)}
          >
            {TEXT.request}
          </Button>
          {problem !== null && (
            <Button variant="secondary" href={href('preference')}>
              {TEXT.change}
            </Button>
          )}
        </Stack>
      </Stack>
    </HolderPage>
  );
};
