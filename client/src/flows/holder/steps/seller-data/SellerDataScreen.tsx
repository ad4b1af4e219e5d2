import { ChoiceCards } from '@prendarios/design-system/actions/ChoiceCards';
import { sellerForm } from '@prendarios/rules/forms/seller';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSaveSellerMutation, useSellerDataPageQuery } from '../../../../generated/hooks.ts';
import { Field } from '../../../../shared/forms/Field.tsx';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { headed } from '../../../../shared/page/heading.ts';
import { READ_CONTEXT, StepQuery } from '../../../../shared/steps/StepQuery.tsx';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { stepById } from '../../flow.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { useProposalStep } from '../../useProposalStep.ts';
import { CompanySellerFields, PersonSellerFields } from './SellerFields.tsx';
import { initialSeller, sellerFieldOf, sellerInput, type SellerPage } from './sellerForm.ts';
import { SELLER_TEXTS as TEXT } from './texts.ts';

type SellerStep = 'seller-data' | 'vehicle-documents';

type SellerFormProps = { stepId: SellerStep; proposal: SellerPage };

/** Also where it is the first part of another step. */
const { title, subtitle } = headed(stepById('seller-data'));
const QUESTION = { title, subtitle };

const SellerForm = ({ stepId, proposal }: SellerFormProps) => {
  const [save] = useSaveSellerMutation();
  const { answer, advance } = useProposalStep(stepId);
  const [schema] = useState(() => sellerForm(proposal.owner.documentNumber));
  const step = useStepForm({
    id: 'seller-data',
    schema,
    keep: { subject: proposal.id },
    defaultValues: initialSeller(proposal),
    send: async (values, context) => {
      const { data } = await save({ variables: { input: sellerInput(proposal.id, values) }, context });
      return answer(data?.saveSeller);
    },
    // On the signed-in screen the documents replace the form once the seller is saved.
    onDone: stepId === 'seller-data' ? advance : () => window.scrollTo(0, 0),
    fieldOf: sellerFieldOf,
  });
  const kind = useWatch({ control: step.control, name: 'kind' });
  return (
    <HolderPage step={stepId} {...QUESTION} form={step} submit={COMMON_TEXTS.continue}>
      <Field form={step} name="kind">
        {(field) => (
          <ChoiceCards
            {...field}
            label={TEXT.kind}
            options={[
              { value: 'company', label: TEXT.company, description: TEXT.companyNote, icon: 'shop' },
              { value: 'person', label: TEXT.person, description: TEXT.personNote, icon: 'person' },
            ]}
          />
        )}
      </Field>
      {kind === 'person' && <PersonSellerFields step={step} />}
      {kind === 'company' && (
        <CompanySellerFields step={step} dealer={proposal.pointOfSale?.businessName ?? null} />
      )}
    </HolderPage>
  );
};

/** The seller's data (RT-06); for signed-in users the first part of the vehicle's documents (SH-12). */
export const SellerDataScreen = ({ stepId = 'seller-data' }: { stepId?: SellerStep }) => {
  const query = useSellerDataPageQuery({ context: READ_CONTEXT });
  return (
    <StepQuery Page={HolderPage} step={stepId} {...QUESTION} data={query.data?.currentProposal} query={query}>
      {(proposal) => <SellerForm stepId={stepId} proposal={proposal} />}
    </StepQuery>
  );
};
