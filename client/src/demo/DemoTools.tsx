import { useApolloClient } from '@apollo/client/react';
import { Button } from '@prendarios/design-system/actions/Button';
import { CheckboxGroup } from '@prendarios/design-system/fields/CheckboxGroup';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Sheet } from '@prendarios/design-system/overlay/Sheet';
import { useState } from 'react';
import { useDemoPersonasQuery } from '#generated/hooks.ts';
import { appConfig } from '#shared/appConfig.ts';
import type { ObservedForm } from '#shared/forms/observedForm.ts';
import { FILLERS, type Filler } from './fillers.ts';
import { demoLists } from './lists.ts';
import { demoPerson } from '@prendarios/rules/demoPerson';

const TEXT = {
  title: 'Demostración',
  personas: 'Con qué persona',
  fill: 'Completar este formulario',
  noForm: 'No hay un formulario en esta pantalla.',
  byHand: 'Este formulario se completa a mano.',
  outbox: 'Ver los mensajes enviados',
  flags: 'Funciones en este navegador',
  apply: 'Aplicar',
};

/** Feature flags (SH-14), in the order of the gateway's settings. */
const FLAGS = [
  { value: 'coOwner', label: 'Cotitular' },
  { value: 'signUp', label: 'Crear una cuenta' },
  { value: 'sidebar', label: 'Filtros al costado del panel' },
  { value: 'corporateSignIn', label: 'Inicio de sesión con la cuenta de la empresa' },
  { value: 'logs', label: 'Registro de fallas' },
  { value: 'maintenance', label: 'Mantenimiento' },
] as const;
type Flag = (typeof FLAGS)[number]['value'];

/** Toggles the flags; the gateway stores them in a cookie and redirects back to this page. */
const FlagSwitches = () => {
  const flags: Partial<Record<Flag, boolean>> = appConfig().flags;
  const [on, setOn] = useState(FLAGS.map(({ value }) => value).filter((flag) => flags[flag]));
  return (
    <form method="post" action="/developers/flags">
      <Stack gap={3}>
        <CheckboxGroup name="flag" label={TEXT.flags} value={on} onChange={setOn} options={[...FLAGS]} />
        <Button type="submit" variant="secondary">
          {TEXT.apply}
        </Button>
      </Stack>
    </form>
  );
};

type DemoToolsProps = { form: ObservedForm | null; outboxUrl: string; onClose: () => void };

/** Fills in the visible form with a demo person's data; links to the messages sent. */
export const DemoTools = ({ form, outboxUrl, onClose }: DemoToolsProps) => {
  const [persona, setPersona] = useState('20000001');
  const { data } = useDemoPersonasQuery({ context: { quiet: true } });
  const client = useApolloClient();
  const filler = form === null ? undefined : FILLERS[form.id];
  const fill = async (shown: ObservedForm, by: Filler) => {
    shown.fill(await by(demoPerson(persona), shown.values(), demoLists(client)));
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={TEXT.title}>
      <Stack gap={4}>
        {form === null || filler === undefined ? (
          <p>{form === null ? TEXT.noForm : TEXT.byHand}</p>
        ) : (
          <>
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
            <Button onClick={() => void fill(form, filler)}>{TEXT.fill}</Button>
          </>
        )}
        <FlagSwitches />
        <Link href={outboxUrl} target="_blank" rel="noreferrer">
          {TEXT.outbox}
        </Link>
      </Stack>
    </Sheet>
  );
};
