import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import { personForm, type PersonValues } from '@prendarios/rules/forms/person';
import { useState } from 'react';
import type { PersonViewFragment } from '../../../../generated/graphql.ts';
import { useStartSimulationMutation } from '../../../../generated/hooks.ts';
import { phoneDoubts } from '../../../../shared/forms/MobileField.tsx';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { sent } from '../../../../shared/forms/useSubmission.ts';
import { lazyDialog } from '../../../../shared/page/lazyDialog.tsx';
import { currentMetrics } from '../../../../shared/store/metrics.ts';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { withoutQuote } from '../../choice.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { PersonFields } from '../../parts/person/PersonFields.tsx';
import { lostSimulation } from '../../parts/person/lostSimulation.ts';
import { PersonPage } from '../../parts/person/PersonPage.tsx';
import { personField, personInput, valuesOf } from '../../parts/person/personForm.ts';
import { startInput } from '../../parts/person/startInput.ts';
import { usePersonParts } from '../../parts/person/usePersonParts.ts';
import { CO_OWNER_TEXTS as TEXT } from './texts.ts';

const DeceasedDialog = lazyDialog(
  async () => (await import('../../parts/person/DeceasedDialog.tsx')).DeceasedDialog,
);

type CoOwnerFormProps = { customer: PersonViewFragment; initial: PersonValues };

export const CoOwnerForm = ({ customer, initial }: CoOwnerFormProps) => {
  const { choice, simulation, go, href, refresh } = useHolderFlow();
  const [isDeceased, setDeceased] = useState(false);
  const [startSimulation] = useStartSimulationMutation();
  const [today] = useState(() => todayInArgentina(new Date()));

  const [whole] = useState(() => personForm({ today, owner: valuesOf(customer) }));
  const { part, isLast, schema, parts } = usePersonParts(whole);
  const form = useStepForm({
    id: 'co-owner',
    schema,
    parts,
    keep: {},
    defaultValues: initial,
    doubts: phoneDoubts,
    send: async (person, context) => {
      const input = startInput({
        customer: personInput(valuesOf(customer)),
        coOwner: personInput(person),
        choice,
        simulation,
        metrics: currentMetrics(),
      });
      if (input === null) return { result: null };
      const { data } = await startSimulation({ variables: { input }, context });
      const problems = data?.startSimulation.userErrors ?? [];
      return sent(problems.length === 0 ? await lostSimulation(refresh) : problems, null);
    },
    onDone: () => go('quoter', withoutQuote(choice)),
    fieldOf: personField,
    onProblem: ({ code }) => {
      if (code === 'PERSON_DECEASED') setDeceased(true);
      return code === 'PERSON_DECEASED';
    },
  });

  return (
    <PersonPage
      step="co-owner"
      form={form}
      foot={
        <ButtonBar>
          <Button type="submit" busy={form.busy} busyText={COMMON_TEXTS.sending}>
            {isLast ? TEXT.submit : COMMON_TEXTS.continue}
          </Button>
          <Button variant="quiet" href={href('quoter')}>
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
