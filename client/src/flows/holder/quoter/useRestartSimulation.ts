import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { PeopleOfSimulationDocument } from '../../../generated/graphql.ts';
import { useStartSimulationMutation } from '../../../generated/hooks.ts';
import { createKeyring, writeContext } from '../../../shared/apollo/idempotency.ts';
import { currentMetrics } from '../../../shared/store/metrics.ts';
import { withoutQuote } from '../choice.ts';
import { useHolderFlow } from '../HolderContext.ts';
import { personInput, valuesOf } from '../person/personForm.ts';
import { startInput } from '../person/startInput.ts';

/** Starts the evaluation again with what the server holds of the last one: nothing is typed twice. */
export function useRestartSimulation() {
  const { choice, setChoice, simulation, refresh } = useHolderFlow();
  const client = useApolloClient();
  const [start, { loading }] = useStartSimulationMutation();
  const keyring = useMemo(() => createKeyring(), []);
  const restart = async () => {
    const { data } = await client.query({ query: PeopleOfSimulationDocument, fetchPolicy: 'network-only' });
    const people = data?.currentSimulation;
    if (!people) return;
    const input = startInput({
      customer: personInput(valuesOf(people.customer)),
      coOwner: people.coOwner ? personInput(valuesOf(people.coOwner)) : null,
      choice,
      simulation,
      metrics: currentMetrics(),
    });
    if (input === null) return;
    await start({
      variables: { input },
      context: { ...writeContext(keyring.keyFor(input)), showsOffline: false },
    });
    keyring.settle();
    setChoice(withoutQuote(choice));
    await refresh();
  };
  return { restart, busy: loading };
}
