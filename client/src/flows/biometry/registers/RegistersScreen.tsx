import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { StatusTag, type Stage } from '@prendarios/design-system/data/StatusTag';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useEffect, useState } from 'react';
import { IdentityRegistersDocument, type RegisterCheckStatus } from '#generated/graphql.ts';
import { useIdentityRegistersQuery } from '#generated/hooks.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { RejectedPage } from './RejectedPage.tsx';
import { outcomeOf, registerRows, type RegisterRow } from './registers.ts';
import { REGISTERS_TEXTS as TEXT } from './texts.ts';

const STEP = 'registers';
/** Milliseconds after which the page says that it is taking longer than usual. */
const PATIENCE_MS = 30_000;
const STAGES: Readonly<Record<RegisterCheckStatus, Stage>> = {
  PENDING: 'orange',
  APPROVED: 'green',
  REJECTED: 'red',
};

const Rows = ({ rows }: { rows: readonly RegisterRow[] }) => (
  <ItemList look="boxes">
    {rows.map(({ key, register, person, status }) => {
      const name = TEXT.registers[register];
      return (
        <Item key={key} end={<StatusTag stage={STAGES[status]}>{TEXT.status[status]}</StatusTag>}>
          <Text weight="semibold">{person === null ? name : TEXT.of(name, person)}</Text>
        </Item>
      );
    })}
  </ItemList>
);

const Patience = () => {
  const [isSlow, setSlow] = useState(false);
  useEffect(function showSlowNotice() {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Busy text={isSlow ? TEXT.slow : TEXT.waiting} />;
};

/** Polls the registers until both have answered; the first query only starts them. */
function useRegisters() {
  const { proposal } = useBiometryFlow();
  const query = useIdentityRegistersQuery({
    variables: { id: proposal.id },
    context: READ_CONTEXT,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const data = query.data?.proposal;
  const outcome = data ? outcomeOf([data.registerChecks, data.coOwnerChecks]) : null;
  const { client } = query;
  useLive(
    async (signal) => {
      await client.query({
        query: IdentityRegistersDocument,
        variables: { id: proposal.id },
        fetchPolicy: 'network-only',
        context: backgroundContext(signal),
      });
    },
    { of: outcome === 'PENDING' ? proposal.id : null },
  );
  return { query, data, outcome };
}

/** Shows the answers of the registers of identities and operations, before the contract (RT-51). */
export const RegistersScreen = () => {
  const { advance } = useBiometryFlow();
  const { query, data, outcome } = useRegisters();
  const checked = useStepData(data, query);
  if (outcome === 'REJECTED') return <RejectedPage />;
  if (checked.data === null) return <StepPage pending={checked} />;
  const isDone = outcome === 'APPROVED';
  return (
    <StepPage
      foot={
        isDone && (
          <ButtonBar>
            <Button onClick={() => advance(STEP)}>{COMMON_TEXTS.continue}</Button>
          </ButtonBar>
        )
      }
    >
      <Rows rows={registerRows(checked.data)} />
      <LiveRegion message={isDone ? TEXT.done : ''} />
      {isDone ? <Text tone="muted">{TEXT.done}</Text> : <Patience />}
    </StepPage>
  );
};
