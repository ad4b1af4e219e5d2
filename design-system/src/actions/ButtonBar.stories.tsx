import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../fields/TextField.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { Button } from './Button.tsx';
import { ButtonBar } from './ButtonBar.tsx';

/**
 * Contains the page’s main action and sticks to the bottom of the viewport on phones. Use one per page.
 *
 * - **Not for:** Actions on one part of a page.
 * - **Accessibility:** Focused elements scroll clear of the bar.
 */
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

export const Single: Story = {};
export const FocusedField: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    await step('does not cover the focused field', async () => {
      const field = canvas.getByLabelText('Dato 9');
      field.focus();
      const bar = canvas.getByRole('button', { name: 'Continuar' }).getBoundingClientRect();
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
    });
  },
};

export const Two: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <Button>Quiero este préstamo</Button>
        <Button variant="secondary">Volver</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const primary = canvas.getByRole('button', { name: 'Quiero este préstamo' });
    const other = canvas.getByRole('button', { name: 'Volver' });
    await step('stacks the buttons on phones, primary first, as wide as the fields', async () => {
      const [above, below] = [primary.getBoundingClientRect(), other.getBoundingClientRect()];
      await expect(above.bottom).toBeLessThanOrEqual(below.top);
      await expect(above.width).toBe(below.width);
      const field = canvas.getByLabelText('Dato 1').closest('.MuiOutlinedInput-root');
      await expect(above.width).toBe(field?.getBoundingClientRect().width);
    });
    await step('shows the secondary button without an outline', async () => {
      await expect(getComputedStyle(other).borderTopColor).toBe('rgba(0, 0, 0, 0)');
    });
    await step('moves from the primary button to the other with Tab', async () => {
      primary.focus();
      await userEvent.tab();
      await expect(other).toHaveFocus();
    });
  },
};

export const WithTextButton: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children: (
      <>
        <Button>Enviarme el código</Button>
        <Button variant="quiet" href="#otra">
          No es mi solicitud
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const primary = canvas.getByRole('button').getBoundingClientRect();
    const other = canvas.getByRole('link').getBoundingClientRect();
    await expect(primary.left).toBe(other.left);
    await expect(primary.width).toBe(other.width);
  },
};

export const TwoOnWideScreens: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: Two.args,
  play: async ({ canvas }) => {
    const [primary, other] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(primary?.top).toBe(other?.top);
    await expect(primary?.right).toBeLessThan(other?.left ?? 0);
  },
};

export const WithFigure: Story = {
  args: {
    below: 'md',
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

export const Pinned: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    pinned: true,
    info: (
      <>
        <Text as="div" size={13} tone="soft">
          48 cuotas · primera
        </Text>
        <Text as="div" size={20} weight="bold" numeric>
          $ 1.274.209,80
        </Text>
        <Text as="div" size={13} numeric>
          CFTEA 55,02 % · con seguro 72,19 %
        </Text>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    const bar = canvas.getByRole('button', { name: 'Continuar' });
    await step('is visible before scrolling', async () => {
      await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await step('does not cover the end of the page', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const last = canvas.getByLabelText('Dato 14').getBoundingClientRect();
      const top = canvasElement.querySelector('.pd-button-bar--sticky')?.getBoundingClientRect().top;
      await expect(last.bottom).toBeLessThanOrEqual(top ?? 0);
    });
  },
};
/** With text at 200%, the bar leaves two thirds of the viewport to the page. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ...WithFigure.args, pinned: true },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('button', { name: 'Continuar' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan((window.innerHeight * 2) / 3);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByText('$ 955.420,91')).not.toBeVisible();
  },
};

export const NotSticky: Story = { args: { sticky: false } };
