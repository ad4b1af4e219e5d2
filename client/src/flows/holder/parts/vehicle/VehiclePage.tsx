import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ReactNode } from 'react';
import type { Submission } from '#shared/forms/useStepForm.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { VEHICLE_TEXTS } from './texts.ts';
import { useChangedSimulation } from './useChangedSimulation.ts';
import { choiceOfSimulation, vehicleChangeHref } from './vehicleChange.ts';

const TEXT = VEHICLE_TEXTS.change;

type VehiclePageProps = { step: 'by-model' | 'by-value'; form: Submission; children: ReactNode };

/** The vehicle's page, to get an offer or to change an offer's vehicle. */
export const VehiclePage = ({ step, form, children }: VehiclePageProps) => {
  const { href } = useHolderFlow();
  const changed = useChangedSimulation();
  if (changed === null) {
    return (
      <StepPage form={form} submit={COMMON_TEXTS.continue}>
        {children}
      </StepPage>
    );
  }
  const other = step === 'by-model' ? 'PER_VALUE' : 'PER_MODEL';
  return (
    <StepPage
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      previous={href('quoter', choiceOfSimulation(changed))}
      form={form}
      submit={TEXT.submit}
      below={
        <Stack gap={3} align="start">
          <Link href={vehicleChangeHref(href, changed, other)}>{TEXT.other[other]}</Link>
          <Link href={href('preference')}>{TEXT.financing}</Link>
        </Stack>
      }
    >
      {children}
    </StepPage>
  );
};
