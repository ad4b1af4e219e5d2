import { ChoiceCards } from '@prendarios/design-system/actions/ChoiceCards';
import { useSaveSellerMutation, useSellerDataPageQuery } from '../../../../generated/hooks.ts';
import { useDemoFiller } from '../../../../shared/demo/fillers.ts';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { READ_CONTEXT, StepQuery } from '../../../../shared/steps/StepQuery.tsx';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { useProposalStep } from '../../useProposalStep.ts';
import { CompanySellerFields, PersonSellerFields } from './SellerFields.tsx';
import {
  initialSeller,
  sellerFieldOf,
  sellerInput,
  validateSeller,
  type SellerPage,
  type SellerValues,
} from './sellerForm.ts';
import { SELLER_TEXTS as TEXT } from './texts.ts';

type SellerStep = 'seller-data' | 'vehicle-documents';

type SellerFormProps = { stepId: SellerStep; proposal: SellerPage };

const SellerForm = ({ stepId, proposal }: SellerFormProps) => {
  const [save] = useSaveSellerMutation();
  const { problemsOf, advance } = useProposalStep(stepId);
  const step = useStepForm<SellerValues>({
    defaultValues: initialSeller(proposal),
    validate: (values) => validateSeller(values, proposal.owner.documentNumber),
    send: async (values, context) => {
      const { data } = await save({ variables: { input: sellerInput(proposal.id, values) }, context });
      return problemsOf(data?.saveSeller);
    },
    // On the signed-in screen the documents take the form's place once the seller is known.
    onDone: stepId === 'seller-data' ? advance : () => window.scrollTo(0, 0),
    fieldOf: sellerFieldOf,
  });
  useDemoFiller('seller-data', ({ other, company }) => {
    const { firstName, lastName, documentNumber, gender, cuil, email, phone } = other;
    step.set('person', { firstName, lastName, documentNumber, gender, cuil, email, phone });
    step.set('company', { ...company, phone });
    if (step.values.kind === null) step.set('kind', 'person');
  });
  const { kind } = step.values;
  return (
    <HolderPage
      step={stepId}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      form={step}
      submit={COMMON_TEXTS.continue}
    >
      <ChoiceCards
        name="kind"
        label={TEXT.kind}
        error={step.errorOf('kind')}
        value={kind}
        onChange={(chosen) => step.set('kind', chosen)}
        options={[
          { value: 'company', label: TEXT.company, description: TEXT.companyNote, icon: 'shop' },
          { value: 'person', label: TEXT.person, description: TEXT.personNote, icon: 'person' },
        ]}
      />
      {kind === 'person' && <PersonSellerFields step={step} />}
      {kind === 'company' && (
        <CompanySellerFields step={step} dealer={proposal.pointOfSale?.businessName ?? null} />
      )}
    </HolderPage>
  );
};

/** Who sells the vehicle (RT-06); signed in, the first part of the vehicle's documents (SH-12). */
export const SellerDataScreen = ({ stepId = 'seller-data' }: { stepId?: SellerStep }) => {
  const query = useSellerDataPageQuery({ context: READ_CONTEXT });
  return (
    <StepQuery
      Page={HolderPage}
      step={stepId}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      shown={query.data?.currentProposal}
      query={query}
    >
      {(proposal) => <SellerForm stepId={stepId} proposal={proposal} />}
    </StepQuery>
  );
};
