import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { withStaffWording } from '#shared/session/voice.ts';

const NEEDS = withStaffWording(
  {
    title: 'Qué vas a necesitar',
    start: [
      'Tu DNI y tu celular.',
      'Los datos del vehículo y del vendedor.',
      'Los documentos del vehículo, en foto o PDF.',
    ],
    resume: [
      'El número de tu DNI.',
      'El celular que dejaste en la solicitud: ahí llega el código.',
      'Nada más: seguís donde quedaste, con tus datos guardados.',
    ],
  },
  {
    start: [
      'El DNI de tu cliente y su celular, para que acepte con su código.',
      'Los datos del vehículo y del vendedor.',
      'Los documentos del vehículo, en foto o PDF.',
    ],
    resume: [
      'El número de DNI de tu cliente.',
      'El celular que dejó en la propuesta: ahí llega el código.',
      'Nada más: seguís donde quedó, con sus datos guardados.',
    ],
  },
);

/** Shown in the aside while there is no loan. */
export const NeedsCard = ({ to = 'start' }: { to?: 'start' | 'resume' }) => (
  <Card as="section" room="medium">
    <Stack gap={4}>
      <Text as="h2" size={17}>
        {NEEDS.title}
      </Text>
      <ItemList gap={4}>
        {NEEDS[to].map((need) => (
          <Item key={need} icon="check" tone="brand">
            {need}
          </Item>
        ))}
      </ItemList>
    </Stack>
  </Card>
);
