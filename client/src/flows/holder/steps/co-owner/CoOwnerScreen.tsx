import { usePeopleOfSimulationQuery } from '#generated/hooks.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { mayAddCoOwner } from '../../flow/flow.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { EMPTY_PERSON, valuesOf } from '../../parts/person/personForm.ts';
import { PersonPage } from '../../parts/person/PersonPage.tsx';
import { AddToProposal, StartTogether } from './CoOwnerForm.tsx';

/**
 * Asks for the co-owner's data if the co-owner flag is on (RT-04), for a new simulation or a proposal without a
 * co-owner.
 */
export const CoOwnerScreen = () => {
  const { state } = useHolderFlow();
  const query = usePeopleOfSimulationQuery({ context: READ_CONTEXT });
  const { currentProposal, currentSimulation } = query.data ?? {};
  const people = useStepData(mayAddCoOwner(state) ? currentProposal : currentSimulation, query);
  if (people.data === null) return <PersonPage isCoOwner pending={people} />;
  const { __typename, owner, coOwner } = people.data;
  if (__typename === 'Proposal') return <AddToProposal owner={owner} />;
  return <StartTogether owner={owner} initial={coOwner ? valuesOf(coOwner) : EMPTY_PERSON} />;
};
