import { usePeopleOfSimulationQuery } from '../../../../generated/hooks.ts';
import { READ_CONTEXT, StepQuery } from '../../../../shared/steps/StepQuery.tsx';
import { EMPTY_PERSON, valuesOf } from '../../parts/person/personForm.ts';
import { PersonPage } from '../../parts/person/PersonPage.tsx';
import { CoOwnerForm } from './CoOwnerForm.tsx';

/** The co-owner's data (RT-04), if the co-owner flag is on. */
export const CoOwnerScreen = () => {
  const query = usePeopleOfSimulationQuery({ context: READ_CONTEXT });
  return (
    <StepQuery Page={PersonPage} step="co-owner" data={query.data?.currentSimulation} query={query}>
      {({ customer, coOwner }) => (
        <CoOwnerForm customer={customer} initial={coOwner ? valuesOf(coOwner) : EMPTY_PERSON} />
      )}
    </StepQuery>
  );
};
