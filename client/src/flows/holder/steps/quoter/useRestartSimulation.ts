import { useApolloClient } from '@apollo/client/react';
import { PeopleOfSimulationDocument, type StartSimulationInput } from '#generated/graphql.ts';
import { useStartSimulationMutation } from '#generated/hooks.ts';
import { writeContext } from '#shared/api/idempotency.ts';
import { useKeyring } from '#shared/api/useKeyring.ts';
import { currentVisitSource } from '#shared/api/visitSource.ts';
import { EMPTY_CHOICE, withoutQuote } from '#shared/loan/quote/choice.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { personInput, valuesOf } from '../../parts/person/personForm.ts';
import { startInput } from '../../parts/person/startInput.ts';
import { QUOTER_TEXTS } from './texts.ts';

/**
 * Starts a new evaluation from the saved data of the last one, or of the proposal, which may come from another browser,
 * so that the user enters nothing again. Resolves with a message if that is not possible, otherwise with null.
 */
export function useRestartSimulation(source: 'simulation' | 'proposal' = 'simulation') {
  const { choice, setChoice, simulation, refresh } = useHolderFlow();
  const client = useApolloClient();
  const [start, { loading }] = useStartSimulationMutation();
  const keyring = useKeyring();

  async function savedData() {
    const { data } = await client.query({ query: PeopleOfSimulationDocument, fetchPolicy: 'network-only' });
    const quoted = data?.currentSimulation;
    if (source === 'simulation') {
      return quoted ? { owner: quoted.owner, coOwner: quoted.coOwner, choice, simulation } : null;
    }
    const made = data?.currentProposal;
    if (!made) return null;
    const { kind, agreement, vehicle } = made;
    const pointOfSaleCode = made.pointOfSale?.code ?? null;
    const couponId = quoted?.id === made.simulationId ? (simulation?.couponId ?? null) : null;
    const last = { kind, agreement, vehicle, pointOfSaleCode, couponId };
    return { owner: made.owner, coOwner: made.coOwner, choice: EMPTY_CHOICE, simulation: last };
  }

  /** `purchaseValue`: whole pesos, replacing the vehicle's value. */
  const restart = async (purchaseValue?: number): Promise<string | null> => {
    const last = await savedData();
    const saved =
      last === null
        ? null
        : startInput({
            owner: personInput(valuesOf(last.owner)),
            coOwner: last.coOwner ? personInput(valuesOf(last.coOwner)) : null,
            choice: last.choice,
            simulation: last.simulation,
            metrics: currentVisitSource(),
          });
    if (saved === null) return QUOTER_TEXTS.ended.failed;
    const changed = purchaseValue === undefined ? {} : { purchaseValue: String(purchaseValue) };
    const input = { ...saved, vehicle: { ...saved.vehicle, ...changed } } satisfies StartSimulationInput;
    const { data } = await start({
      variables: { input },
      context: { ...writeContext(keyring.keyFor(input)), showsOffline: false },
    });
    keyring.settle();
    const problem = data?.startSimulation.userErrors[0];
    if (problem !== undefined) return problem.message;
    setChoice({ ...withoutQuote(choice), ...(purchaseValue !== undefined && { purchaseValue }) });
    await refresh();
    return null;
  };
  return { restart, busy: loading };
}
