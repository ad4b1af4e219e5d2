import { Button } from '@prendarios/design-system/actions/Button';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Corner } from '@prendarios/design-system/layout/Corner';
import { Sheet } from '@prendarios/design-system/overlay/Sheet';
import { useState } from 'react';
import { useDemoPersonasQuery } from '../generated/hooks.ts';
import { useFormInView } from '../shared/forms/formInView.ts';
import { FILLERS } from './fillers.ts';
import { demoPerson } from './people.ts';

const TEXT = {
  open: 'Demo',
  title: 'Demostración',
  personas: 'Con qué persona',
  fill: 'Completar este formulario',
  noForm: 'No hay un formulario en esta pantalla.',
  outbox: 'Ver los mensajes enviados',
};

/** Help for demonstrations; the gateway offers it only outside production. */
export const DemoPanel = ({ outboxUrl }: { outboxUrl: string }) => {
  const [open, setOpen] = useState(false);
  const [persona, setPersona] = useState('20000001');
  const { data } = useDemoPersonasQuery({ skip: !open, context: { quiet: true } });
  const form = useFormInView();
  const filler = form === null ? undefined : FILLERS[form.id];
  return (
    <Corner floats={form !== null}>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {TEXT.open}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={TEXT.title}>
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
                setOpen(false);
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
    </Corner>
  );
};
