import { findProposalForm } from '@prendarios/rules/forms/answers';
import { useFindProposalMutation } from '#generated/hooks.ts';
import { FormTextField } from '#shared/forms/Field.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import type { Match } from './match.ts';
import { RETURN_TEXTS } from './texts.ts';

const TEXT = RETURN_TEXTS.find;

type FindProposalProps = {
  /** Heading for users who return for another reason than resuming the proposal. */
  purpose?: { title: string; subtitle: string };
  /** Id of the proposal in the link. */
  proposalId?: string | null;
  onFound: (match: Match) => void;
};

/** Asks for the applicant's document, and continues the same way whether or not a proposal exists. */
export const FindProposal = ({ purpose = TEXT, proposalId = null, onFound }: FindProposalProps) => {
  const [find] = useFindProposalMutation();
  const form = useStepForm({
    id: 'find-proposal',
    schema: findProposalForm,
    defaultValues: { documentNumber: '' },
    send: async ({ documentNumber }, context) => {
      const { data } = await find({
        variables: { input: { documentNumber, linkedProposalId: proposalId } },
        context,
      });
      return problemsOrResult(data?.findProposal.userErrors ?? [], data?.findProposal.match ?? null);
    },
    onDone: (match) => {
      if (match !== null) onFound(match);
    },
  });
  return (
    <StepPage
      title={purpose.title}
      subtitle={purpose.subtitle}
      pageTitle={purpose.title}
      form={form}
      submit={TEXT.action}
    >
      <FormTextField
        form={form}
        name="documentNumber"
        label={TEXT.documentNumber}
        hint={TEXT.hint}
        width="m"
        inputMode="numeric"
        autoComplete="off"
      />
    </StepPage>
  );
};
