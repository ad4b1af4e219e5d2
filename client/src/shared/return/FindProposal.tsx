import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { useRef, useState } from 'react';
import { useFindProposalMutation } from '../../generated/hooks.ts';
import { useDemoFiller } from '../demo/fillers.ts';
import type { FieldMessages } from '../forms/userErrors.ts';
import { useStepForm } from '../forms/useStepForm.ts';
import type { Match, ReturnFrame } from './ReturnFrame.ts';
import { RETURN_TEXTS } from './texts.ts';

const TEXT = RETURN_TEXTS.find;

type FindProposalProps = {
  Frame: ReturnFrame;
  /** What the way back is for, where it is not the whole proposal. */
  purpose?: { title: string; subtitle: string };
  freshHref: string;
  onFound: (match: Match) => void;
};

/**
 * The applicant gives their document; the answer holds a phase and a masked phone at most
 * (docs/domain.md#finding-a-proposal).
 */
export const FindProposal = ({ Frame, purpose = TEXT, freshHref, onFound }: FindProposalProps) => {
  const [find] = useFindProposalMutation();
  const found = useRef<Match | null>(null);
  const [isMissing, setMissing] = useState(false);
  const form = useStepForm<{ documentNumber: string }>({
    defaultValues: { documentNumber: '' },
    validate: ({ documentNumber }): FieldMessages => {
      const message = checkDni(documentNumber);
      return message === null ? {} : { documentNumber: message };
    },
    send: async ({ documentNumber }, context) => {
      setMissing(false);
      const input = { documentNumber: normalizeDni(documentNumber) };
      const { data } = await find({ variables: { input }, context });
      found.current = data?.findProposal.match ?? null;
      const problems = data?.findProposal.userErrors ?? [];
      return problems.filter(({ code }) => code !== 'PROPOSAL_NOT_FOUND');
    },
    onDone: () => {
      if (found.current === null) setMissing(true);
      else onFound(found.current);
    },
  });
  useDemoFiller('find', ({ documentNumber }) => form.set('documentNumber', documentNumber));
  return (
    <Frame
      title={purpose.title}
      subtitle={purpose.subtitle}
      pageTitle={purpose.title}
      form={form}
      submit={TEXT.action}
    >
      <TextField
        {...form.form.register('documentNumber')}
        label={TEXT.documentNumber}
        hint={TEXT.hint}
        error={form.errorOf('documentNumber')}
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
