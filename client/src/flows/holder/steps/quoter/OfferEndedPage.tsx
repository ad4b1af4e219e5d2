import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { resumeHref } from '../../parts/entry/resumeHref.ts';
import { vehicleChangeHref } from '../../parts/vehicle/vehicleChange.ts';
import { QUOTER_TEXTS } from './texts.ts';
import type { OfferEnd } from './useOfferEnd.ts';
import { useRestartSimulation } from './useRestartSimulation.ts';

const TEXT = QUOTER_TEXTS.ended;

type OfferEndedPageProps = {
  of: 'simulation' | 'proposal';
  reason: OfferEnd;
  /** Last day of the offer; null if unknown. */
  validUntil: string | null;
  /** Called when a new evaluation with the same answers has started. */
  onRequested: () => void;
};

/** Says that the offer has ended, and requests a new one with the saved answers. */
export const OfferEndedPage = ({ of, reason, validUntil, onRequested }: OfferEndedPageProps) => {
  const { href, simulation, state, refresh } = useHolderFlow();
  const navigate = useNavigate();
  const [isResuming, setResuming] = useState(false);
  const { restart, busy } = useRestartSimulation(of);
  const [problem, setProblem] = useState<string | null>(null);
  const request = async () => {
    const outcome = await restart();
    setProblem(outcome);
    if (outcome === null) onRequested();
  };
  /** Goes to the application created from the offer, perhaps in another tab, after refetching its state. */
  const resume = async () => {
    setResuming(true);
    try {
      const proposal = (await refresh()).data?.currentProposal ?? null;
      void navigate((proposal && resumeHref(proposal, state.audience)) ?? href('start'));
    } finally {
      setResuming(false);
    }
  };
  const isTaken = reason === 'OFFER_TAKEN';
  // Only the vehicle of an offer without a proposal can change.
  const isOpen = of === 'simulation' && reason === 'OFFER_EXPIRED' && simulation !== null;
  const vehicle = isOpen ? vehicleChangeHref(href, simulation) : href('preference');
  const expired = validUntil === null ? TEXT.expired : TEXT.expiredOn(formatDate(validUntil));
  return (
    <StepPage
      title={isTaken ? TEXT.takenTitle : TEXT.expiredTitle}
      pageTitle={isTaken ? TEXT.takenTitle : TEXT.expiredTitle}
      phoneBar={null}
    >
      <Stack gap={5} align="start">
        <Text measure>{isTaken ? TEXT.taken : expired}</Text>
        <Text measure>{TEXT.kept}</Text>
        {problem !== null && (
          <Alert tone="warning" live>
            {problem}
          </Alert>
        )}
        <Stack direction="row" gap={3} wrap>
          {isTaken && (
            <Button
              busy={isResuming}
              busyText={COMMON_TEXTS.sending}
              onClick={() => void resume().catch(() => undefined)}
            >
              {TEXT.resume}
            </Button>
          )}
          {/* The modal reports a failed attempt; the page and its button stay. */}
          <Button
            variant={isTaken ? 'secondary' : 'primary'}
            busy={busy}
            busyText={COMMON_TEXTS.sending}
            onClick={() => void request().catch(() => undefined)}
          >
            {TEXT.request}
          </Button>
          {problem !== null && (
            <Button variant="secondary" href={vehicle}>
              {TEXT.change}
            </Button>
          )}
        </Stack>
      </Stack>
    </StepPage>
  );
};
