import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { correctPhoneForm } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import { useCorrectPhoneMutation } from '#generated/hooks.ts';
import { Field } from '#shared/forms/Field.tsx';
import { MobileField, phoneDoubts } from '#shared/forms/MobileField.tsx';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { PERSON_TEXTS } from '../person/texts.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { CORRECT_PHONE_TEXTS as TEXT } from './texts.ts';

type CorrectPhoneProps = {
  proposalId: string;
  /** Called when codes go to the corrected phone. */
  onCorrected: () => void;
};

const CorrectPhoneForm = ({ proposalId, onCorrected }: CorrectPhoneProps) => {
  const [correct] = useCorrectPhoneMutation();
  const form = useStepForm({
    id: 'correct-phone',
    schema: correctPhoneForm,
    defaultValues: { phone: { areaCode: '', number: '' } },
    doubts: phoneDoubts,
    send: async ({ phone }, context) => {
      const { data } = await correct({ variables: { input: { proposalId, phone } }, context });
      if (data === undefined) throw new Error('The answer had no data.');
      return problemsOrResult(data.correctPhone.userErrors, null);
    },
    onDone: onCorrected,
    fieldOf: ({ path }) => (path.includes('phone') ? 'phone' : null),
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap={4}>
        <Text measure>{TEXT.changeText}</Text>
        <Field form={form} name="phone">
          {(field) => <MobileField {...field} label={TEXT.rightPhone} hint={PERSON_TEXTS.phoneHint} />}
        </Field>
        <FormFailure form={form} />
        <ButtonBar sticky={false}>
          <Button type="submit" variant="secondary" busy={form.busy} busyText={COMMON_TEXTS.sending}>
            {TEXT.correct}
          </Button>
        </ButtonBar>
      </Stack>
    </form>
  );
};

/** Corrects a mistyped phone, or explains why it can no longer be corrected. */
export const CorrectPhone = (props: CorrectPhoneProps) => {
  const { href } = useHolderFlow();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={TEXT.change} onToggle={setOpen}>
      {isOpen && (
        <Stack gap={6}>
          <CorrectPhoneForm {...props} />
          <Text tone="muted" measure>
            {TEXT.startText} <Link href={href('start')}>{TEXT.changeLink}</Link>
          </Text>
        </Stack>
      )}
    </Disclosure>
  );
};
