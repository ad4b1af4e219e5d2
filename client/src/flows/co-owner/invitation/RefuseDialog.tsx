import { Button } from '@prendarios/design-system/actions/Button';
import { TextArea } from '@prendarios/design-system/fields/TextArea';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { notNowForm } from '@prendarios/rules/forms/answers';
import type { RefuseCoOwnershipInput } from '#generated/graphql.ts';
import { useRefuseCoOwnershipMutation } from '#generated/hooks.ts';
import { Field } from '#shared/forms/Field.tsx';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { ownerName } from '../state.ts';
import { INVITATION_TEXTS } from './texts.ts';

const TEXT = INVITATION_TEXTS.dialog;

type RefuseDialogProps = {
  open: boolean;
  onClose: () => void;
  onRefused: () => void;
  /** Called when the co-owner has proved another device, so that this one needs a code first. */
  onNotProved?: () => void;
};

const RefuseForm = ({ onClose, onRefused, onNotProved }: Omit<RefuseDialogProps, 'open'>) => {
  const { coOwnership, goOn } = useCoOwnerFlow();
  const [refuse] = useRefuseCoOwnershipMutation();
  const owner = ownerName(coOwnership);
  const form = useStepForm({
    id: 'co-owner-refusal',
    schema: notNowForm,
    defaultValues: { reason: '' },
    send: async ({ reason }, context) => {
      const input = {
        coOwnershipId: coOwnership.id,
        reason: reason.trim() || null,
      } satisfies RefuseCoOwnershipInput;
      const { data } = await refuse({ variables: { input }, context });
      if (data === undefined) throw new Error('The answer to the refusal had no data.');
      return problemsOrResult(data.refuseCoOwnership.userErrors, data.refuseCoOwnership.coOwnership);
    },
    onDone: (after) => {
      onClose();
      onRefused();
      goOn(after ?? undefined);
    },
    onProblem: ({ code }) => {
      if (code !== 'DEVICE_NOT_PROVED' || onNotProved === undefined) return false;
      onNotProved();
      return true;
    },
  });
  return (
    <Stack gap={4}>
      <Text>{TEXT.text(owner)}</Text>
      <Field form={form} name="reason">
        {(field) => (
          <TextArea {...field} label={TEXT.reason} hint={TEXT.reasonHint(owner)} optional rows={2} />
        )}
      </Field>
      <FormFailure form={form} />
      <Button variant="danger" block busy={form.busy} busyText={TEXT.saving} onClick={() => form.onSubmit()}>
        {TEXT.confirm}
      </Button>
      <Button variant="quiet" block onClick={onClose}>
        {TEXT.back}
      </Button>
    </Stack>
  );
};

/** Asks the co-owner to confirm declining and explains the consequences. */
export const RefuseDialog = ({ open, ...form }: RefuseDialogProps) => (
  <Dialog open={open} title={TEXT.title} onClose={form.onClose}>
    <RefuseForm {...form} />
  </Dialog>
);
