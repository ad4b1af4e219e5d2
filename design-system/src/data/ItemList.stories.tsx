import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Card } from '../foundations/Card.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { fitsTheScreen, longLabel } from '../docs/plays.ts';
import { IconMark } from './IconMark.tsx';
import { Item, ItemList } from './ItemList.tsx';
import { StatusTag } from './StatusTag.tsx';

const needs = ['Tu DNI a mano.', 'Buena luz y un fondo liso.', 'Unos tres minutos.'];

/**
 * Lists a few items of one kind with their actions: files, photos, requirements.
 *
 * - **Not for:** Comparing items (DataTable); terms and values (KeyValue).
 * - **Accessibility:** A semantic list; set `aria-label` if no heading names it.
 */
const meta = {
  title: 'data/ItemList',
  component: ItemList,
  subcomponents: { Item },
  args: {
    children: needs.map((need) => (
      <Item key={need} icon="check">
        {need}
      </Item>
    )),
  },
} satisfies Meta<typeof ItemList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Points: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Boxes: Story = {
  args: {
    look: 'boxes',
    children: (
      <>
        <Item mark={<IconMark icon="check" tone="green" />} end={<Button variant="quiet">Repetir</Button>}>
          <Text weight="semibold">Frente del DNI</Text>
          <Text size={15} tone="muted">
            La recibimos.
          </Text>
        </Item>
        <Item mark={<IconMark icon="camera" />} end={<Button variant="quiet">Sacar</Button>}>
          <Text weight="semibold">Selfie</Text>
          <Text size={15} tone="muted">
            Falta.
          </Text>
        </Item>
      </>
    ),
  },
};
export const Lines: Story = {
  args: {
    look: 'lines',
    children: (
      <>
        <Item end={<StatusTag stage="green">Recibido</StatusTag>}>Título del automotor</Item>
        <Item end={<StatusTag stage="orange">Falta subirlo</StatusTag>}>Certificado de dominio</Item>
        <Item mark={<IconMark icon="document" shape="square" />}>
          <Stack gap={2}>
            <Text weight="semibold">Formulario 03</Text>
            <ItemList gap={0} aria-label="Archivos del formulario 03">
              <Item end={<Button variant="quiet">Ver</Button>}>formulario-03.pdf</Item>
            </ItemList>
          </Stack>
        </Item>
      </>
    ),
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    look: 'lines',
    children: (
      <Item mark={<IconMark icon="document" />} end={<StatusTag stage="orange">{longLabel}</StatusTag>}>
        {longLabel}
      </Item>
    ),
  },
  play: fitsTheScreen,
};
export const AloneInACard: Story = {
  render: () => (
    <Card tone="sand" room="small">
      <Item as="div" icon="shield" iconSize={32} columnOnPhone>
        <Text as="h2" size={20}>
          Para qué validamos tu identidad
        </Text>
        <Text>Para que nadie pida un préstamo en tu nombre.</Text>
      </Item>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
export const Dark: Story = { args: Boxes.args, globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
