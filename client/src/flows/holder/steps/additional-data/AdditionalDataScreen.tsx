import { Link } from '@prendarios/design-system/foundations/Link';
import { Text } from '@prendarios/design-system/foundations/Text';
import { additionalCase, additionalDataForm, asksForSpouse } from '@prendarios/rules/forms/additionalData';
import { useMemo } from 'react';
import type { AdditionalDataFragment } from '#generated/graphql.ts';
import { useAdditionalDataPageQuery, useSaveOwnerAdditionalDataMutation } from '#generated/hooks.ts';
import { postalCodeDoubts } from '#shared/forms/StreetFields.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { currentSpouse, keepSpouse } from '#shared/loan/spouse.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { mayAddCoOwner } from '../../flow/flow.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { useProposalStep } from '../../flow/useProposalStep.ts';
import { additionalInput, initialValues } from './additionalData.ts';
import { AddressQuestions, type AdditionalLists } from './AddressQuestions.tsx';
import { KnownAddress } from './KnownAddress.tsx';
import { CivilQuestions } from './CivilQuestions.tsx';
import { ADDITIONAL_DATA_TEXTS as TEXT } from './texts.ts';

type FormProps = { proposal: AdditionalDataFragment; lists: AdditionalLists };

const AdditionalDataForm = ({ proposal, lists }: FormProps) => {
  const [save] = useSaveOwnerAdditionalDataMutation();
  const { state, href } = useHolderFlow();
  const { answer, advance } = useProposalStep('additional-data');
  const { coOwner } = proposal;
  const { of, schema } = useMemo(() => {
    const owner = additionalCase('owner', coOwner);
    return { of: owner, schema: additionalDataForm(owner) };
  }, [coOwner]);
  const form = useStepForm({
    id: 'additional-data',
    schema,
    keep: { subject: proposal.id, without: ['spouse'] },
    defaultValues: initialValues(proposal.owner, of, currentSpouse()),
    doubts: postalCodeDoubts,
    send: async (values, context) => {
      if (asksForSpouse(values, of)) keepSpouse(values.spouse);
      const { data } = await save({
        variables: { input: additionalInput(proposal.id, values, of) },
        context,
      });
      return answer(data?.saveOwnerAdditionalData);
    },
    onDone: advance,
  });
  return (
    <StepPage
      form={form}
      submit={COMMON_TEXTS.continue}
      below={mayAddCoOwner(state) && <Link href={href('co-owner')}>{TEXT.addCoOwner}</Link>}
    >
      {proposal.owner.address === null && <KnownAddress form={form} />}
      <AddressQuestions form={form} lists={lists} />
      <Text as="h2" size={25}>
        {TEXT.civilHeading}
      </Text>
      <CivilQuestions form={form} lists={lists} of={of} />
    </StepPage>
  );
};

/** Asks for the applicant's address and civil data (RT-03, SH-07). */
export const AdditionalDataScreen = () => {
  const query = useAdditionalDataPageQuery({ context: READ_CONTEXT });
  const { data: lists } = query;
  const step = useStepData(lists?.currentProposal ? { proposal: lists.currentProposal, lists } : null, query);
  return step.data ? <AdditionalDataForm {...step.data} /> : <StepPage pending={step} />;
};
