import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import { type Person, personForm, type PersonValues } from '@prendarios/rules/forms/person';
import { useState } from 'react';
import type { HolderProposalFragment, PersonViewFragment, UpdateCoOwnerInput } from '#generated/graphql.ts';
import { useChangeCoOwnerMutation, useStartSimulationMutation } from '#generated/hooks.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { coOwnerName } from '#shared/loan/coOwner/coOwnerName.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { problemsOrResult, type Sent } from '#shared/forms/useSubmission.ts';
import { showNotice } from '#shared/page/notices/notices.ts';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { currentVisitSource } from '#shared/api/visitSource.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { withoutQuote } from '#shared/loan/quote/choice.ts';
import { stepById } from '../../flow/flow.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { PersonFields } from '../../parts/person/PersonFields.tsx';
import { lostSimulation } from '../../parts/person/lostSimulation.ts';
import { PersonPage } from '../../parts/person/PersonPage.tsx';
import { personDoubts } from '../../parts/person/personDoubts.ts';
import { EMPTY_PERSON, personField, personInput, valuesOf } from '../../parts/person/personForm.ts';
import { startInput } from '../../parts/person/startInput.ts';
import { usePersonParts } from '../../parts/person/usePersonParts.ts';
import { useProposalStep } from '../../flow/useProposalStep.ts';
import { CO_OWNER_TEXTS as TEXT } from './texts.ts';

const DeceasedDialog = lazyDialog(
  async () => (await import('../../parts/person/DeceasedDialog.tsx')).DeceasedDialog,
);

type CoOwnerFormProps = {
  owner: PersonViewFragment;
  initial: PersonValues;
  send: (person: Person, context: WriteContext) => Promise<Sent<HolderProposalFragment | null>>;
  onDone: (proposal: HolderProposalFragment | null) => void;
  submit: string;
  /** Address to continue without a co-owner. */
  alone: string;
};

const CoOwnerForm = ({ owner, initial, send, onDone, submit, alone }: CoOwnerFormProps) => {
  const [isDeceased, setDeceased] = useState(false);
  const [today] = useState(() => todayInArgentina(new Date()));

  const [whole] = useState(() => personForm({ today, owner: valuesOf(owner) }));
  const { part, isLast, schema, parts } = usePersonParts(whole);
  const form = useStepForm({
    id: 'co-owner',
    schema,
    parts,
    keep: {},
    defaultValues: initial,
    doubts: personDoubts,
    send,
    onDone,
    fieldOf: personField,
    onProblem: ({ code }) => {
      if (code === 'PERSON_DECEASED') setDeceased(true);
      return code === 'PERSON_DECEASED';
    },
  });

  return (
    <PersonPage
      isCoOwner
      form={form}
      foot={
        <ButtonBar>
          <Button type="submit" busy={form.busy} busyText={COMMON_TEXTS.sending}>
            {isLast ? submit : COMMON_TEXTS.continue}
          </Button>
          <Button variant="quiet" href={alone}>
            {TEXT.alone}
          </Button>
        </ButtonBar>
      }
    >
      <PersonFields form={form} isCoOwner today={today} part={part} />
      <DeceasedDialog
        open={isDeceased}
        onClose={() => {
          setDeceased(false);
          parts.show('documentNumber');
        }}
      />
    </PersonPage>
  );
};

type PartyProps = Pick<CoOwnerFormProps, 'owner' | 'initial'>;

/** Asks for an offer on both incomes. */
export const StartTogether = ({ owner, initial }: PartyProps) => {
  const { choice, simulation, go, href, refresh } = useHolderFlow();
  const [startSimulation] = useStartSimulationMutation();
  const send: CoOwnerFormProps['send'] = async (person, context) => {
    const input = startInput({
      owner: personInput(valuesOf(owner)),
      coOwner: personInput(person),
      choice,
      simulation,
      metrics: currentVisitSource(),
    });
    if (input === null) return { result: null };
    const { data } = await startSimulation({ variables: { input }, context });
    const problems = data?.startSimulation.userErrors ?? [];
    return problemsOrResult(problems.length === 0 ? await lostSimulation(refresh) : problems, null);
  };
  return (
    <CoOwnerForm
      owner={owner}
      initial={initial}
      send={send}
      onDone={() => go('quoter', withoutQuote(choice))}
      submit={TEXT.submit}
      alone={href('quoter')}
    />
  );
};

/** Adds a co-owner during the phase OWNER; the loan does not change. */
export const AddToProposal = ({ owner }: Pick<PartyProps, 'owner'>) => {
  const { href, state } = useHolderFlow();
  const { id: proposalId } = useHolderProposal();
  // Continues to the borrower whose address is missing.
  const { answer, advance } = useProposalStep(
    stepById('additional-data').done(state) ? 'additional-data' : 'quoter',
  );
  const [change] = useChangeCoOwnerMutation();
  return (
    <CoOwnerForm
      owner={owner}
      initial={EMPTY_PERSON}
      send={async (person, context) => {
        const input = { proposalId, coOwner: personInput(person) } satisfies UpdateCoOwnerInput;
        const { data } = await change({ variables: { input }, context });
        return answer(data?.updateCoOwner);
      }}
      onDone={(proposal) => {
        showNotice({ text: TEXT.added(proposal === null ? '' : coOwnerName(proposal)), tone: 'success' });
        advance(proposal);
      }}
      submit={TEXT.add}
      alone={href('additional-data')}
    />
  );
};
