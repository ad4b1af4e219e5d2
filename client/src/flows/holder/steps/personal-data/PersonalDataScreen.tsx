import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { usePeopleOfSimulationQuery } from '../../../../generated/hooks.ts';
import { LoadProblem } from '../../../../shared/errors/LoadProblem.tsx';
import { useViewer } from '../../../../shared/session/useViewer.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { valuesOf } from '../../parts/person/personForm.ts';
import { personOfViewer } from '../../parts/person/viewerPerson.ts';
import { READ_CONTEXT } from '../../readContext.ts';
import { PersonalDataForm } from './PersonalDataForm.tsx';
import { PERSONAL_DATA_TEXTS as TEXT } from './texts.ts';

/** The applicant's data (RT-02, SH-06), restored from what the server holds; a signed-in applicant's own (RT-23). */
export const PersonalDataScreen = () => {
  const { choice } = useHolderFlow();
  const { data, error, refetch } = usePeopleOfSimulationQuery({
    fetchPolicy: 'network-only',
    context: READ_CONTEXT,
  });
  const { viewer, loading } = useViewer();
  if (data === undefined || (loading && viewer === null)) {
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
  const occupationId = choice.occupationId ?? '';
  const fresh = { ...personOfViewer(viewer), occupationId };
  return (
    <PersonalDataForm
      initial={given === undefined ? fresh : valuesOf(given)}
      hadCoOwner={Boolean(data.currentSimulation?.coOwner)}
    />
  );
};
