import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { usePeopleOfSimulationQuery } from '../../../generated/hooks.ts';
import { LoadProblem } from '../../../shared/errors/LoadProblem.tsx';
import { useHolderFlow } from '../HolderContext.ts';
import { HolderPage } from '../HolderPage.tsx';
import { EMPTY_PERSON, valuesOf } from '../person/personForm.ts';
import { READ_CONTEXT } from '../readContext.ts';
import { PersonalDataForm } from './PersonalDataForm.tsx';
import { PERSONAL_DATA_TEXTS as TEXT } from './texts.ts';

/** The applicant's data (RT-02, SH-06), restored from what the server holds. */
export const PersonalDataScreen = () => {
  const { choice } = useHolderFlow();
  const { data, error, refetch } = usePeopleOfSimulationQuery({
    fetchPolicy: 'network-only',
    context: READ_CONTEXT,
  });
  if (data === undefined) {
    return (
      <HolderPage step="personal-data" title={TEXT.title} subtitle={TEXT.subtitle}>
        {error === undefined ? (
          <Delayed>
            <SkeletonText lines={8} />
          </Delayed>
        ) : (
          <LoadProblem onRetry={() => void refetch()} />
        )}
      </HolderPage>
    );
  }
  const given = data.currentSimulation?.customer ?? data.currentProposal?.owner;
  const occupationId = choice.occupationId === null ? '' : String(choice.occupationId);
  const fresh = { ...EMPTY_PERSON, occupationId };
  return (
    <PersonalDataForm
      initial={given === undefined ? fresh : valuesOf(given)}
      hadCoOwner={Boolean(data.currentSimulation?.coOwner)}
    />
  );
};
