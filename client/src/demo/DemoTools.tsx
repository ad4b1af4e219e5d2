import { Button } from '@prendarios/design-system/actions/Button';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Sheet } from '@prendarios/design-system/overlay/Sheet';
import { useState } from 'react';
import { useDemoPersonasQuery } from '../generated/hooks.ts';
import type { FormInView } from '../shared/forms/formInView.ts';
import { FILLERS } from './fillers.ts';
import { demoPerson } from './people.ts';

const TEXT = {
  title: 'Demostración',
  personas: 'Con qué persona',
  fill: 'Completar este formulario',
  noForm: 'No hay un formulario en esta pantalla.',
  outbox: 'Ver los mensajes enviados',
};

type DemoToolsProps = { form: FormInView | null; outboxUrl: string; onClose: () => void };

/** Fills in the form in view as one of the demonstration's people, and leads to the messages sent. */
export const DemoTools = ({ form, outboxUrl, onClose }: DemoToolsProps) => {
  const [persona, setPersona] = useState('20000001');
  const { data } = useDemoPersonasQuery({ context: { quiet: true } });
  const filler = form === null ? undefined : FILLERS[form.id];
  return (
    <Sheet open onClose={onClose} title={TEXT.title}>
      <Stack gap={4}>
        <RadioGroup
          name="demo-persona"
          label={TEXT.personas}
          value={persona}
          onChange={setPersona}
          options={(data?.appConfig.demo?.personas ?? []).map(({ documentNumber, description }) => ({
            value: documentNumber,
            label: documentNumber,
            hint: description,
          }))}
        />
        {form === null || filler === undefined ? (
          <p>{TEXT.noForm}</p>
        ) : (
          <Button
            onClick={() => {
              form.fill(filler(demoPerson(persona), form.values()));
              onClose();
            }}
          >
            {TEXT.fill}
          </Button>
        )}
        <Link href={outboxUrl} target="_blank" rel="noreferrer">
          {TEXT.outbox}
        </Link>
      </Stack>
    </Sheet>
  );
};
