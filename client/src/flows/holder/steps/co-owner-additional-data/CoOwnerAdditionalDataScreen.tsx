import { ConsentCheckbox } from '@prendarios/design-system/fields/ConsentCheckbox';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { additionalCase, coOwnerAdditionalDataForm } from '@prendarios/rules/forms/additionalData';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdditionalDataFragment, PartyAdditionalDataFragment } from '#generated/graphql.ts';
import { useAdditionalDataPageQuery, useSaveCoOwnerAdditionalDataMutation } from '#generated/hooks.ts';
import { Field } from '#shared/forms/Field.tsx';
import { postalCodeDoubts } from '#shared/forms/StreetFields.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { additionalInput, addressValues, initialValues } from '../additional-data/additionalData.ts';
import { AddressQuestions, type AdditionalLists } from '../additional-data/AddressQuestions.tsx';
import { CivilQuestions } from '../additional-data/CivilQuestions.tsx';
import { useProposalStep } from '../../flow/useProposalStep.ts';
import { livesWithOwner } from './sameAddress.ts';
import { CO_OWNER_ADDITIONAL_TEXTS as TEXT } from './texts.ts';

type FormProps = {
  proposalId: string;
  owner: PartyAdditionalDataFragment;
  coOwner: NonNullable<AdditionalDataFragment['coOwner']>;
  lists: AdditionalLists;
};

const CoOwnerForm = ({ proposalId, owner, coOwner, lists }: FormProps) => {
  const [save] = useSaveCoOwnerAdditionalDataMutation();
  const { answer, advance } = useProposalStep('co-owner-additional-data');
  const [{ of, schema }] = useState(() => {
    const ownersAddress = owner.address === null ? null : addressValues(owner.address);
    const their = additionalCase('coOwner', coOwner);
    return { of: their, schema: coOwnerAdditionalDataForm(ownersAddress, their) };
  });
  const form = useStepForm({
    id: 'co-owner-additional-data',
    schema,
    keep: { subject: proposalId },
    defaultValues: { ...initialValues(coOwner, of), sameAddress: livesWithOwner(owner, coOwner) },
    doubts: (values) => (values.sameAddress ? {} : postalCodeDoubts(values)),
    send: async (values, context) => {
      const { data } = await save({
        variables: { input: additionalInput(proposalId, values, of) },
        context,
      });
      return answer(data?.saveCoOwnerAdditionalData);
    },
    onDone: advance,
  });
  const sameAddress = useWatch({ control: form.control, name: 'sameAddress' });
  const { address } = owner;
  return (
    <StepPage title={TEXT.question(nameCase(coOwner.firstName))} form={form} submit={COMMON_TEXTS.continue}>
      {address !== null && (
        <Field form={form} name="sameAddress">
          {({ value, ...field }) => (
            <ConsentCheckbox
              {...field}
              label={TEXT.sameAddress}
              hint={TEXT.sameAddressHint(
                `${address.street} ${address.number}, ${nameCase(address.locality)}`,
              )}
              checked={value}
            />
          )}
        </Field>
      )}
      {!sameAddress && <AddressQuestions form={form} lists={lists} />}
      <Text as="h2" size={25}>
        {TEXT.civilHeading}
      </Text>
      <CivilQuestions form={form} lists={lists} of={of} />
    </StepPage>
  );
};

/** Asks for the co-owner's address and civil data (RT-05). */
export const CoOwnerAdditionalDataScreen = () => {
  const query = useAdditionalDataPageQuery({ context: READ_CONTEXT });
  const { data: lists } = query;
  const step = useStepData(lists?.currentProposal ? { ...lists.currentProposal, lists } : null, query);
  if (step.data === null) return <StepPage pending={step} />;
  const { id, owner, coOwner } = step.data;
  return coOwner && <CoOwnerForm proposalId={id} owner={owner} coOwner={coOwner} lists={step.data.lists} />;
};
