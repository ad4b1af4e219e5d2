import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../fields/TextField.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { Button } from './Button.tsx';
import { ButtonBar } from './ButtonBar.tsx';

const meta = {
  title: 'actions/ButtonBar',
  component: ButtonBar,
  args: { children: <Button>Continuar</Button> },
  render: (args) => (
    <Stack gap={6}>
      {Array.from({ length: 14 }, (_none, index) => (
        <TextField key={index} label={`Dato ${index + 1}`} name={`dato-${index + 1}`} />
      ))}
      <ButtonBar {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ButtonBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Single: Story = {
  play: async ({ canvas, step }) => {
    await step('a field that takes the focus is not under the bar', async () => {
      const field = canvas.getByLabelText('Dato 9');
      field.focus();
      const bar = canvas.getByRole('button', { name: 'Continuar' }).getBoundingClientRect();
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
    });
  },
};

export const Two: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary">Volver</Button>
        <Button>Quiero este préstamo</Button>
      </>
    ),
  },
};

export const WithFigure: Story = {
  args: {
    phoneOnly: true,
    info: (
      <>
        <Text size={13} tone="soft">
          48 cuotas · primera
        </Text>
        <Text size={20} weight="bold" numeric>
          $ 955.420,91
        </Text>
      </>
    ),
  },
};

export const NotSticky: Story = { args: { sticky: false } };
