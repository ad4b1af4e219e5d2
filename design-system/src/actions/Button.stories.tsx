import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';

const pressed = fn();

const meta = {
  title: 'actions/Button',
  component: Button,
  args: { children: 'Continuar', onClick: pressed },
  beforeEach: () => pressed.mockClear(),
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};
export const Secondary: Story = {
  args: { variant: 'secondary', icon: 'phone', children: 'Escanear mi DNI' },
};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Cancelar la solicitud' } };
export const Small: Story = { args: { size: 'small', variant: 'secondary' } };
export const Block: Story = { args: { block: true, iconEnd: 'arrow', children: 'Empezar mi solicitud' } };
export const Disabled: Story = { render: () => <Button disabled>Continuar</Button> };
export const LongText: Story = {
  args: { children: 'Acepto las condiciones y quiero avanzar con este préstamo prendario' },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Busy: Story = {
  render: () => (
    <Button busy busyText="Enviando…" onClick={pressed}>
      Continuar
    </Button>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Enviando…' });
    await step('a second click is ignored, the focus stays', async () => {
      await userEvent.click(button);
      await expect(pressed).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
  },
};

export const BusySubmit: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pressed();
      }}
    >
      <Button type="submit" busy busyText="Enviando…">
        Continuar
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(pressed).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => (
    <Button href="#empezar" iconEnd="arrow">
      Empezar
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Empezar' })).toHaveAttribute('href', '#empezar');
  },
};
