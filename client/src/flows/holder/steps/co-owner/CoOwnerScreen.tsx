import { usePeopleOfSimulationQuery } from '#generated/hooks.ts';
import { READ_CONTEXT, StepQuery } from '#shared/page/steps/StepQuery.tsx';
import { mayAddCoOwner } from '../../flow/flow.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { EMPTY_PERSON, valuesOf } from '../../parts/person/personForm.ts';
import { PersonPage } from '../../parts/person/PersonPage.tsx';
import { AddToProposal, StartTogether } from './CoOwnerForm.tsx';

/** The co-owner's data (RT-04), if the co-owner flag is on: of a new simulation, or of a proposal that has none yet. */
export const CoOwnerScreen = () => {
  const { state } = useHolderFlow();
  const query = usePeopleOfSimulationQuery({ context: READ_CONTEXT });
  const { currentProposal, currentSimulation } = query.data ?? {};
  return mayAddCoOwner(state) ? (
    <StepQuery Page={PersonPage} step="co-owner" data={currentProposal} query={query}>
      {({ owner }) => <AddToProposal customer={owner} />}
    </StepQuery>
  ) : (
    <StepQuery Page={PersonPage} step="co-owner" data={currentSimulation} query={query}>
      {({ customer, coOwner }) => (
        <StartTogether customer={customer} initial={coOwner ? valuesOf(coOwner) : EMPTY_PERSON} />
      )}
    </StepQuery>
  );
};
