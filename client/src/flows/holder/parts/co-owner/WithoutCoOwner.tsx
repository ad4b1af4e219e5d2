import { Button } from '@prendarios/design-system/actions/Button';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { noFields } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import type { HolderProposalFragment, UpdateCoOwnerInput } from '#generated/graphql.ts';
import { useChangeCoOwnerMutation } from '#generated/hooks.ts';
import { coOwnerName } from '#shared/loan/coOwner/coOwnerName.ts';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { InnerForm } from '../contact/InnerForm.tsx';
import { OTHER_WAYS_TEXTS } from './texts.ts';

const TEXT = OTHER_WAYS_TEXTS.alone;
/** Codes that require a new offer for the owner alone. */
const NEEDS_OFFER: readonly string[] = ['AMOUNT_OUT_OF_OFFER', 'OFFER_EXPIRED', 'OFFER_CHANGED'];

type AloneProps = { onAlone: (proposal: HolderProposalFragment | null) => void };

const AloneForm = ({ onAlone, onClose }: AloneProps & { onClose: () => void }) => {
  const { href } = useHolderFlow();
  const proposal = useHolderProposal();
  const [change] = useChangeCoOwnerMutation();
  const [needsOffer, setNeedsOffer] = useState(false);
  const form = useStepForm({
    id: 'without-co-owner',
    schema: noFields,
    defaultValues: {},
    send: async (_values, context) => {
      const input = { proposalId: proposal.id, coOwner: null } satisfies UpdateCoOwnerInput;
      const { data } = await change({ variables: { input }, context });
      if (data === undefined) throw new Error('The answer had no data.');
      return problemsOrResult(data.updateCoOwner.userErrors, data.updateCoOwner.proposal);
    },
    onDone: (after) => {
      onClose();
      onAlone(after);
    },
    onProblem: ({ code }) => {
      setNeedsOffer(NEEDS_OFFER.includes(code));
      return false;
    },
  });
  return (
    <InnerForm form={form}>
      <Text>{TEXT.text(coOwnerName(proposal))}</Text>
      <FormFailure form={form} />
      {needsOffer ? (
        <Link href={href('personal-data')}>{TEXT.otherOffer}</Link>
      ) : (
        <Button type="submit" block busy={form.busy} busyText={COMMON_TEXTS.sending}>
          {TEXT.confirm}
        </Button>
      )}
      <Button variant="quiet" block onClick={onClose}>
        {TEXT.back}
      </Button>
    </InnerForm>
  );
};

/** Continues the application without the co-owner during the phase OWNER. */
export const WithoutCoOwner = ({ onAlone }: AloneProps) => {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {TEXT.action}
      </Button>
      <Dialog open={isAsking} title={TEXT.question} onClose={close}>
        <Stack>
          <AloneForm onAlone={onAlone} onClose={close} />
        </Stack>
      </Dialog>
    </>
  );
};
