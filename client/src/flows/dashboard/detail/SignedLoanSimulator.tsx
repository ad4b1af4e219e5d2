import { useApolloClient } from '@apollo/client/react';
import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { type PrepaymentInput, SignedLoanPrepaymentDocument } from '#generated/graphql.ts';
import { useSignedLoanScheduleQuery } from '#generated/hooks.ts';
import { PrepaymentSimulator } from '#shared/loan/prepayment/PrepaymentSimulator.tsx';
import { PREPAYMENT_TEXTS as TEXT } from '#shared/loan/prepayment/texts.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';

/** Simulates a prepayment of a signed loan after loading its schedule. */
export const SignedLoanSimulator = ({ id }: { id: string }) => {
  const client = useApolloClient();
  const schedule = useSignedLoanScheduleQuery({ variables: { id }, context: { quiet: true } });
  const calculate = async (input: PrepaymentInput) => {
    const { data } = await client.query({
      query: SignedLoanPrepaymentDocument,
      variables: { id, input },
      context: { quiet: true },
    });
    return data?.proposal?.prepayment ?? null;
  };
  const rows = schedule.data?.proposal?.installments;
  if (rows !== undefined) return <PrepaymentSimulator of={id} rows={rows} calculate={calculate} />;
  if (schedule.loading) return <Skeleton shape="card" label={TEXT.loading} />;
  return (
    <Alert
      tone="warning"
      live
      action={
        <Button
          type="button"
          variant="secondary"
          size="small"
          onClick={() => void schedule.refetch().catch(() => undefined)}
        >
          {COMMON_TEXTS.retry}
        </Button>
      }
    >
      {TEXT.unavailable}
    </Alert>
  );
};
