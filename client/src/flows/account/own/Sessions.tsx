import { Button } from '@prendarios/design-system/actions/Button';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { noFields } from '@prendarios/rules/forms/answers';
import type { OpenSessionFragment } from '#generated/graphql.ts';
import { useEndSessionMutation, useOwnSessionsQuery } from '#generated/hooks.ts';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { signOut } from '#shared/session/endSession.ts';
import { loadIdentity } from '#shared/session/identity.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { formatMoment } from '#shared/text/moment.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { Section } from './Section.tsx';
import { useAct } from './useAct.ts';

const TEXT = ACCOUNT_TEXTS.own.sessions;

type OtherSessionProps = { session: OpenSessionFragment; onEnded: () => void };

const Words = ({ session }: { session: OpenSessionFragment }) => (
  <Stack gap={1}>
    <Text weight="bold">{TEXT.nameOf(session)}</Text>
    <Text size={13} tone="muted">
      {TEXT.times(formatMoment(session.openedAt), formatMoment(session.seenAt))}
    </Text>
  </Stack>
);

/** A session in another browser, with a button to end it. */
const OtherSession = ({ session, onEnded }: OtherSessionProps) => {
  const [endSession] = useEndSessionMutation();
  const end = useStepForm({
    id: `session-end-${session.id}`,
    schema: noFields,
    defaultValues: {},
    send: async (_values, context) => {
      const { data } = await endSession({ variables: { input: { sessionId: session.id } }, context });
      return problemsOrPayload(data?.endSession);
    },
    onDone: onEnded,
  });
  return (
    <Item
      end={
        <Button
          variant="secondary"
          size="small"
          busy={end.busy}
          busyText={COMMON_TEXTS.sending}
          aria-label={TEXT.endThat(TEXT.nameOf(session))}
          onClick={end.retry}
        >
          {TEXT.endOne}
        </Button>
      }
    >
      <Words session={session} />
      <FormFailure form={end} />
    </Item>
  );
};

const List = () => {
  const { data, error, refetch } = useOwnSessionsQuery({ fetchPolicy: 'network-only' });
  const sessions = data?.viewer?.sessions;
  if (error !== undefined && sessions === undefined) {
    return <LoadProblem headingLevel={3} onRetry={() => void refetch()} />;
  }
  if (sessions === undefined) return <Skeleton shape="card" label={COMMON_TEXTS.loading} />;
  return (
    <ItemList look="lines" aria-label={TEXT.title}>
      {sessions.map((session) =>
        session.isCurrent ? (
          <Item
            key={session.id}
            end={
              <Text size={13} weight="bold">
                {TEXT.current}
              </Text>
            }
          >
            <Words session={session} />
          </Item>
        ) : (
          <OtherSession key={session.id} session={session} onEnded={() => void refetch()} />
        ),
      )}
    </ItemList>
  );
};

/** Lists the user's sessions and lets them end one, or all including the current one. */
export const Sessions = () => {
  const end = useAct(
    'sessions-end',
    async () => {
      const { fetchToken } = await loadIdentity();
      // Requires a connection: otherwise this browser would be signed out and the others not.
      await fetchToken(true);
    },
    () => void signOut({ everywhere: true }),
  );
  return (
    <Section title={TEXT.title} text={TEXT.text}>
      <List />
      <div>
        <Button
          variant="secondary"
          size="small"
          busy={end.busy}
          busyText={COMMON_TEXTS.sending}
          onClick={end.retry}
        >
          {TEXT.end}
        </Button>
      </div>
      <FormFailure form={end} />
    </Section>
  );
};
