import { usePeopleOfSimulationQuery } from '../../../../generated/hooks.ts';
import { useViewer } from '../../../../shared/session/useViewer.ts';
import { READ_CONTEXT, StepQuery } from '../../../../shared/steps/StepQuery.tsx';
import { useHolderFlow } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { valuesOf } from '../../parts/person/personForm.ts';
import { personOfViewer } from '../../parts/person/viewerPerson.ts';
import { PersonalDataForm } from './PersonalDataForm.tsx';
import { PERSONAL_DATA_TEXTS as TEXT } from './texts.ts';

/** The applicant's data (RT-02, SH-06), restored from what the server holds; a signed-in applicant's own (RT-23). */
export const PersonalDataScreen = () => {
  const { choice } = useHolderFlow();
  const query = usePeopleOfSimulationQuery({ fetchPolicy: 'network-only', context: READ_CONTEXT });
  const { viewer, loading } = useViewer();
  const isViewerOnItsWay = loading && viewer === null;
  const occupationId = choice.occupationId ?? '';
  const fresh = { ...personOfViewer(viewer), occupationId };
  return (
    <StepQuery
      Page={HolderPage}
      step="personal-data"
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      data={isViewerOnItsWay ? undefined : query.data}
      query={{ ...query, loading: query.loading || isViewerOnItsWay }}
    >
      {({ currentSimulation, currentProposal }) => {
        const given = currentSimulation?.customer ?? currentProposal?.owner;
        return (
          <PersonalDataForm
            initial={given === undefined ? fresh : valuesOf(given)}
            hadCoOwner={Boolean(currentSimulation?.coOwner)}
          />
        );
      }}
    </StepQuery>
  );
};
