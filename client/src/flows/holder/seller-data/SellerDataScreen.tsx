import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { ChoiceCards } from '@prendarios/design-system/actions/ChoiceCards';
import { useSaveSellerMutation, useSellerDataPageQuery } from '../../../generated/hooks.ts';
import { useDemoFiller } from '../../../shared/demo/fillers.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { HolderPage } from '../HolderPage.tsx';
import { StepLoading, useProposalStep } from '../proposalStep.tsx';
import { READ_CONTEXT } from '../readContext.ts';
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

const STEP = 'seller-data';

const SellerForm = ({ proposal }: { proposal: SellerPage }) => {
  const [save] = useSaveSellerMutation();
  const { problemsOf, advance } = useProposalStep(STEP);
  const step = useStepForm<SellerValues>({
    defaultValues: initialSeller(proposal),
    validate: (values) => validateSeller(values, proposal.owner.documentNumber),
    send: async (values, context) => {
      const { data } = await save({ variables: { input: sellerInput(proposal.id, values) }, context });
      return problemsOf(data?.saveSeller);
    },
    onDone: advance,
    fieldOf: sellerFieldOf,
  });
  useDemoFiller(STEP, ({ other, company }) => {
    const { firstName, lastName, documentNumber, gender, cuil, email, phone } = other;
    step.set('person', { firstName, lastName, documentNumber, gender, cuil, email, phone });
    step.set('company', { ...company, phone });
    if (step.values.kind === null) step.set('kind', 'person');
  });
  const { kind } = step.values;
  return (
    <HolderPage
      step={STEP}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      form={step}
      foot={
        <ButtonBar>
          <Button type="submit" busy={step.busy} busyText={COMMON_TEXTS.sending}>
            {COMMON_TEXTS.continue}
          </Button>
        </ButtonBar>
      }
    >
      <ChoiceCards
        name="kind"
        label={TEXT.kind}
        error={step.errorOf('kind')}
        value={kind}
        onChange={(chosen) => step.set('kind', chosen)}
        options={[
          { value: 'company', label: TEXT.company, description: TEXT.companyNote, icon: 'building' },
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

/** Who sells the vehicle (RT-06). */
export const SellerDataScreen = () => {
  const { data, loading, refetch } = useSellerDataPageQuery({ context: READ_CONTEXT });
  const proposal = data?.currentProposal ?? null;
  return proposal === null ? (
    <StepLoading
      step={STEP}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      failed={!loading}
      onRetry={() => void refetch()}
    />
  ) : (
    <SellerForm proposal={proposal} />
  );
};
