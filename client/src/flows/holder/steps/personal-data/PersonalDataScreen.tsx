import { usePeopleOfSimulationQuery } from '#generated/hooks.ts';
import { useViewer } from '#shared/session/useViewer.ts';
import { READ_CONTEXT, StepQuery } from '#shared/page/steps/StepQuery.tsx';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { valuesOf } from '../../parts/person/personForm.ts';
import { personOfViewer } from '../../parts/person/viewerPerson.ts';
import { PersonPage } from '../../parts/person/PersonPage.tsx';
import { PersonalDataForm } from './PersonalDataForm.tsx';

/** The applicant's data (RT-02, SH-06): the saved ones, or else those of a signed-in applicant's account (RT-23). */
export const PersonalDataScreen = () => {
  const { choice } = useHolderFlow();
  const query = usePeopleOfSimulationQuery({ fetchPolicy: 'network-only', context: READ_CONTEXT });
  const { viewer, loading } = useViewer();
  const isViewerLoading = loading && viewer === null;
  const occupationId = choice.occupationId ?? '';
  const initial = { ...personOfViewer(viewer), occupationId };
  return (
    <StepQuery
      Page={PersonPage}
      step="personal-data"
      data={isViewerLoading ? undefined : query.data}
      query={{ ...query, loading: query.loading || isViewerLoading }}
    >
      {({ currentSimulation, currentProposal }) => {
        const saved = currentSimulation?.customer ?? currentProposal?.owner;
        return (
          <PersonalDataForm
            initial={saved === undefined ? initial : valuesOf(saved)}
            hadCoOwner={Boolean(currentSimulation?.coOwner)}
          />
        );
      }}
    </StepQuery>
  );
};
