import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { findProposalForm } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import { useFindProposalMutation } from '../../generated/hooks.ts';
import { FormTextField } from '../forms/Field.tsx';
import { sent } from '../forms/useSubmission.ts';
import { useStepForm } from '../forms/useStepForm.ts';
import type { Match, ReturnFrame } from './ReturnFrame.ts';
import { RETURN_TEXTS } from './texts.ts';

const TEXT = RETURN_TEXTS.find;

type FindProposalProps = {
  Frame: ReturnFrame;
  /** Heading, if the user comes back for something else than to resume the proposal. */
  purpose?: { title: string; subtitle: string };
  freshHref: string;
  onFound: (match: Match) => void;
};

/**
 * Finds a proposal by the applicant's document; the answer has only its number, phase and a masked phone
 * (docs/domain.md#finding-a-proposal).
 */
export const FindProposal = ({ Frame, purpose = TEXT, freshHref, onFound }: FindProposalProps) => {
  const [find] = useFindProposalMutation();
  const [isMissing, setMissing] = useState(false);
  const form = useStepForm({
    id: 'find-proposal',
    schema: findProposalForm,
    defaultValues: { documentNumber: '' },
    send: async ({ documentNumber }, context) => {
      setMissing(false);
      const { data } = await find({ variables: { input: { documentNumber } }, context });
      const problems = data?.findProposal.userErrors ?? [];
      return sent(
        problems.filter(({ code }) => code !== 'PROPOSAL_NOT_FOUND'),
        data?.findProposal.match ?? null,
      );
    },
    onDone: (match) => {
      if (match === null) setMissing(true);
      else onFound(match);
    },
  });
  return (
    <Frame
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
      {isMissing && (
        <Alert
          tone="info"
          live
          action={
            <Button variant="quiet" size="small" href={freshHref}>
              {TEXT.fresh}
            </Button>
          }
        >
          {TEXT.none}
        </Alert>
      )}
    </Frame>
  );
};
