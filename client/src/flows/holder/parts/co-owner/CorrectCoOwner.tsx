import { Button } from '@prendarios/design-system/actions/Button';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { coOwnerContactForm } from '@prendarios/rules/forms/person';
import { useState } from 'react';
import type { PersonViewFragment } from '#generated/graphql.ts';
import { useChangeCoOwnerMutation, usePeopleOfSimulationQuery } from '#generated/hooks.ts';
import { EmailField } from '#shared/forms/EmailField.tsx';
import { Field } from '#shared/forms/Field.tsx';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { MobileField, phoneDoubts } from '#shared/forms/MobileField.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { showNotice } from '#shared/page/notices/notices.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useHolderProposal } from '../../flow/HolderContext.ts';
import { InnerForm } from '../contact/InnerForm.tsx';
import { personField, personInput, valuesOf } from '../person/personForm.ts';
import { personTexts } from '../person/section.ts';
import { OTHER_WAYS_TEXTS } from './texts.ts';

const TEXT = OTHER_WAYS_TEXTS.correct;

type ContactFormProps = { owner: PersonViewFragment; coOwner: PersonViewFragment; onDone: () => void };

const ContactForm = ({ owner, coOwner, onDone }: ContactFormProps) => {
  const { id: proposalId } = useHolderProposal();
  const [change] = useChangeCoOwnerMutation();
  const [schema] = useState(() => coOwnerContactForm(valuesOf(owner)));
  const { email, phone } = valuesOf(coOwner);
  const WORDS = personTexts(true);
  const form = useStepForm({
    id: 'correct-co-owner',
    schema,
    defaultValues: { email, phone },
    doubts: phoneDoubts,
    send: async (contact, context) => {
      const corrected = personInput({ ...valuesOf(coOwner), ...contact });
      const { data } = await change({ variables: { input: { proposalId, coOwner: corrected } }, context });
      return problemsOrPayload(data?.updateCoOwner);
    },
    onDone: () => {
      showNotice({ text: TEXT.done, tone: 'success' });
      onDone();
    },
    fieldOf: personField,
  });
  return (
    <InnerForm form={form}>
      <Text measure>{TEXT.text}</Text>
      <Field form={form} name="phone">
        {(field) => <MobileField {...field} label={WORDS.phone} hint={WORDS.phoneHint} />}
      </Field>
      <Field form={form} name="email">
        {(field) => <EmailField {...field} completes label={WORDS.email} autoComplete="off" />}
      </Field>
      <FormFailure form={form} />
      <div>
        <Button type="submit" variant="secondary" busy={form.busy} busyText={COMMON_TEXTS.sending}>
          {TEXT.submit}
        </Button>
      </div>
    </InnerForm>
  );
};

const LoadedForm = ({ onDone }: Pick<ContactFormProps, 'onDone'>) => {
  const { data } = usePeopleOfSimulationQuery({ fetchPolicy: 'network-only' });
  const { owner, coOwner } = data?.currentProposal ?? {};
  return owner && coOwner ? (
    <ContactForm owner={owner} coOwner={coOwner} onDone={onDone} />
  ) : (
    <Busy text={TEXT.loading} />
  );
};

/** Corrects the co-owner's phone and email, which get a new link. */
export const CorrectCoOwner = () => {
  const [corrections, setCorrections] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    // The new key closes it after a correction.
    <Disclosure key={corrections} summary={TEXT.summary} onToggle={setOpen}>
      {isOpen && (
        <Stack>
          <LoadedForm
            onDone={() => {
              setOpen(false);
              setCorrections(corrections + 1);
            }}
          />
        </Stack>
      )}
    </Disclosure>
  );
};
