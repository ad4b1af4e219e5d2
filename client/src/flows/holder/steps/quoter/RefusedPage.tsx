import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Illustration } from '@prendarios/design-system/foundations/Illustration';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatPesos } from '@prendarios/rules/format';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RefusalReason } from '#generated/graphql.ts';
import { useBank } from '#shared/page/bank.ts';
import { appConfig } from '#shared/appConfig.ts';
import { telHref } from '#shared/page/help/telHref.ts';
import { EndSection } from '#shared/page/EndSection.tsx';
import { hrefOfPart } from '#shared/page/steps/part.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { VEHICLE_TEXTS } from '../../parts/vehicle/texts.ts';
import { isVehicleChange, vehicleChangeHref } from '../../parts/vehicle/vehicleChange.ts';
import { refusalOf, REFUSAL_TEXTS as TEXT } from './refusal.ts';
import { useRestartSimulation } from './useRestartSimulation.ts';

type RefusedPageProps = {
  reason: RefusalReason | null;
  /** Null if the bank does not state it. */
  leastInstallment: { amount: string } | null;
  /** Null if no vehicle value leads to an offer. */
  nearest: { vehicleValue: { amount: string }; amount: { amount: string } } | null;
  /** Called when an evaluation with the nearest value has started. */
  onRequested: () => void;
};

/** ST-24: explains a refusal and what can be done, but shows no score (docs/domain.md#offers-and-refusals). */
export const RefusedPage = ({ reason, leastInstallment, nearest, onRequested }: RefusedPageProps) => {
  const { href, simulation } = useHolderFlow();
  const { phone, hours } = useBank().contacts;
  const changed = isVehicleChange(useLocation().search) ? simulation : null;
  const canAddPerson = appConfig().flags.coOwner && simulation !== null && simulation.coOwner === null;
  const refusal = refusalOf(reason, { canAddPerson, leastInstallment: leastInstallment?.amount ?? null });
  const { restart, busy } = useRestartSimulation();
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (value: string) => {
    const outcome = await restart(Math.round(Number(value)));
    setProblem(outcome);
    if (outcome === null) onRequested();
  };
  const personalData = href('personal-data');
  const ways = {
    vehicle: {
      label: TEXT.otherVehicle,
      to: changed === null ? href('preference') : vehicleChangeHref(href, changed),
    },
    together: { label: TEXT.together, to: href('co-owner') },
    answers:
      reason === 'AGE'
        ? { label: TEXT.birthDate, to: personalData }
        : { label: TEXT.answers, to: hrefOfPart(personalData, 'trabajo') },
  };
  return (
    <StepPage title={TEXT.title} pageTitle={TEXT.title} subtitle={TEXT.kept} phoneBar={null}>
      <Stack gap={6}>
        <Illustration name="refused" />
        <EndSection heading={TEXT.why}>
          <Text measure>
            <Spoken>{refusal.why}</Spoken>
          </Text>
          {changed !== null && <Text measure>{VEHICLE_TEXTS.change.refused}</Text>}
        </EndSection>
        {nearest !== null && (
          <EndSection heading={TEXT.nearest}>
            <Text measure>
              <Spoken>
                {TEXT.nearestText(
                  formatPesos(nearest.vehicleValue.amount),
                  formatPesos(nearest.amount.amount),
                )}
              </Spoken>
            </Text>
            {problem !== null && (
              <Alert tone="warning" live>
                {problem}
              </Alert>
            )}
            <Stack direction="row">
              {/* The modal reports a failed attempt; the page and its button stay. */}
              <Button
                busy={busy}
                busyText={COMMON_TEXTS.sending}
                onClick={() => void take(nearest.vehicleValue.amount).catch(() => undefined)}
              >
                <Spoken>{TEXT.takeNearest(formatPesos(nearest.vehicleValue.amount))}</Spoken>
              </Button>
            </Stack>
          </EndSection>
        )}
        <EndSection heading={TEXT.canDo}>
          <Stack direction="row" gap={3} wrap>
            {refusal.actions.map((action, at) => (
              <Button
                key={action}
                variant={at === 0 && nearest === null ? 'primary' : 'secondary'}
                href={ways[action].to}
              >
                {ways[action].label}
              </Button>
            ))}
            <Button variant="secondary" icon="phone" href={telHref(phone)}>
              {TEXT.call(phone)}
            </Button>
          </Stack>
          <Text size={15} tone="muted">
            {TEXT.hours(hours)}
          </Text>
        </EndSection>
        <EndSection heading={TEXT.again}>
          <Text measure>{refusal.again}</Text>
        </EndSection>
        <EndSection heading={TEXT.rights}>
          <Text measure>{TEXT.rightsText}</Text>
          <Link href={TEXT.registry.href} target="_blank" rel="noreferrer" iconEnd="arrow">
            {TEXT.registry.label}
          </Link>
        </EndSection>
      </Stack>
    </StepPage>
  );
};
