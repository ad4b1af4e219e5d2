import { usePeopleOfSimulationQuery } from '#generated/hooks.ts';
import { useViewer } from '#shared/session/useViewer.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { valuesOf } from '../../parts/person/personForm.ts';
import { personOfViewer } from '../../parts/person/viewerPerson.ts';
import { PersonPage } from '../../parts/person/PersonPage.tsx';
import { PersonalDataForm } from './PersonalDataForm.tsx';

/**
 * Asks for the applicant's data (RT-02, SH-06), prefilled with saved ones or those of a signed-in applicant's account
 * (RT-23).
 */
export const PersonalDataScreen = () => {
  const { choice } = useHolderFlow();
  const query = usePeopleOfSimulationQuery({ fetchPolicy: 'network-only', context: READ_CONTEXT });
  const { viewer, loading } = useViewer();
  const isViewerLoading = loading && viewer === null;
  const occupationId = choice.occupationId ?? '';
  const initial = { ...personOfViewer(viewer), occupationId };
  const people = useStepData(isViewerLoading ? undefined : query.data, {
    ...query,
    loading: query.loading || isViewerLoading,
  });
  if (people.data === null) return <PersonPage pending={people} />;
  const { currentSimulation, currentProposal } = people.data;
  const saved = currentSimulation?.owner ?? currentProposal?.owner;
  return (
    <PersonalDataForm
      initial={saved === undefined ? initial : valuesOf(saved)}
      hadCoOwner={Boolean(currentSimulation?.coOwner)}
    />
  );
};
