import { ConsentCheckbox } from '@prendarios/design-system/fields/ConsentCheckbox';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import type { PartyAdditionalDataFragment } from '../../../../generated/graphql.ts';
import {
  useAdditionalDataPageQuery,
  useSaveCoOwnerAdditionalDataMutation,
} from '../../../../generated/hooks.ts';
import { useDemoFiller } from '../../../../shared/demo/fillers.ts';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { READ_CONTEXT, StepQuery } from '../../../../shared/steps/StepQuery.tsx';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import {
  additionalInput,
  initialValues,
  validateAdditional,
  type AdditionalCase,
  type AdditionalValues,
} from '../additional-data/additionalData.ts';
import { AddressQuestions, type AdditionalLists } from '../additional-data/AddressQuestions.tsx';
import { CivilQuestions } from '../additional-data/CivilQuestions.tsx';
import { HolderPage } from '../../HolderPage.tsx';
import { useProposalStep } from '../../useProposalStep.ts';
import { livesWithOwner, ownersAddress } from './sameAddress.ts';
import { CO_OWNER_ADDITIONAL_TEXTS as TEXT } from './texts.ts';

const OF: AdditionalCase = { party: 'coOwner', hasCoOwner: true };

type FormProps = {
  proposalId: string;
  owner: PartyAdditionalDataFragment;
  coOwner: PartyAdditionalDataFragment;
  lists: AdditionalLists;
};

const CoOwnerForm = ({ proposalId, owner, coOwner, lists }: FormProps) => {
  const [save] = useSaveCoOwnerAdditionalDataMutation();
  const { problemsOf, advance } = useProposalStep('co-owner-additional-data');
  const step = useStepForm<AdditionalValues>({
    defaultValues: { ...initialValues(coOwner), sameAddress: livesWithOwner(owner, coOwner) },
    validate: (values) => validateAdditional(ownersAddress(values, owner), OF),
    send: async (values, context) => {
      const input = additionalInput(proposalId, ownersAddress(values, owner), OF);
      const { data } = await save({ variables: { input }, context });
      return problemsOf(data?.saveCoOwnerAdditionalData);
    },
    onDone: advance,
  });
  useDemoFiller('co-owner-additional-data', () => {
    step.set('sameAddress', true);
    step.set('maritalStatusCode', 'SOL');
  });
  const { address } = owner;
  return (
    <HolderPage
      step="co-owner-additional-data"
      title={TEXT.question(coOwner.firstName)}
      form={step}
      submit={COMMON_TEXTS.continue}
    >
      {address !== null && (
        <ConsentCheckbox
          name="sameAddress"
          label={TEXT.sameAddress}
          hint={TEXT.sameAddressHint(`${address.street} ${address.number}, ${nameCase(address.locality)}`)}
          checked={step.values.sameAddress}
          onChange={(checked) => step.set('sameAddress', checked)}
        />
      )}
      {!step.values.sameAddress && <AddressQuestions step={step} lists={lists} />}
      <Text as="h2" size={25}>
        {TEXT.civilHeading}
      </Text>
      <CivilQuestions step={step} lists={lists} of={OF} />
    </HolderPage>
  );
};

/** The co-owner's address and civil data (RT-04); only where there is a co-owner. */
export const CoOwnerAdditionalDataScreen = () => {
  const query = useAdditionalDataPageQuery({ context: READ_CONTEXT });
  return (
    <StepQuery
      Page={HolderPage}
      step="co-owner-additional-data"
      title={TEXT.title}
      shown={query.data?.currentProposal}
      query={query}
    >
      {({ id, owner, coOwner }) =>
        query.data &&
        coOwner && <CoOwnerForm proposalId={id} owner={owner} coOwner={coOwner} lists={query.data} />
      }
    </StepQuery>
  );
};
