import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { Button } from './Button.tsx';

const pressed = fn();

/**
 * Triggers an action on this page or, with `href`, navigates to another one. Use one primary button per page.
 *
 * - **Not for:** Links within a sentence (Link). Do not disable it because the form is incomplete.
 * - **Content:** A verb and its object: “Solicitar el préstamo”. While busy: “Enviando…”.
 * - **Accessibility:** A busy button keeps the focus, is `aria-disabled` and ignores presses.
 * - **Keyboard:** Tab to reach it; Enter or Space to press, Enter to follow a link.
 */
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
export const QuietInAColumn: Story = {
  render: () => (
    <Stack gap={4}>
      <Text>¿No te llegó el código?</Text>
      <div>
        <Button variant="quiet">Mandar otro</Button>
      </div>
      <div>
        <Button variant="quiet" size="small" icon="phone">
          Mandarlo por SMS
        </Button>
      </div>
      <Stack direction="row" gap={3} wrap>
        <Button variant="secondary">Imprimir</Button>
        <Button variant="quiet">Revisar</Button>
      </Stack>
      <Button variant="quiet" block>
        Ahora no
      </Button>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const edge = canvas.getByText('¿No te llegó el código?').getBoundingClientRect();
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('aligns its text or icon with the edge of the column', async () => {
      await expect(canvas.getByText('Mandar otro').getBoundingClientRect().left).toBeCloseTo(edge.left, 0);
      const icon = button('Mandarlo por SMS').querySelector('svg');
      await expect(icon?.getBoundingClientRect().left).toBeCloseTo(edge.left, 0);
    });
    await step('keeps its distance from another button', async () => {
      const before = button('Imprimir').getBoundingClientRect();
      await expect(button('Revisar').getBoundingClientRect().left - before.right).toBeCloseTo(12, 0);
    });
    await step('fills its column without overflowing', async () => {
      const { left, width } = button('Ahora no').getBoundingClientRect();
      await expect(left).toBe(edge.left);
      await expect(width).toBe(edge.width);
    });
  },
};
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
    await step('ignores a second click and keeps the focus', async () => {
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
