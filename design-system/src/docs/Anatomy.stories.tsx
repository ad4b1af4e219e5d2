import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonAnatomy, CardAnatomy, FieldAnatomy } from './Anatomy.tsx';

/**
 * Shows states and measurements, read from the rendered components. Hover, pressed and focus use the components' own
 * styles.
 */
const meta = { title: 'docs/Anatomy', component: ButtonAnatomy } satisfies Meta<typeof ButtonAnatomy>;
export default meta;

type Story = StoryObj<typeof meta>;

const groundOf = (element: Element | undefined) => element && getComputedStyle(element).backgroundColor;

export const Buttons: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    const primaryIn = (state: string) =>
      rows.find((row) => row.textContent?.startsWith(state))?.querySelector('button') ?? undefined;
    const [rest, hover, pressed, focus] = ['rest', 'hover', 'pressed', 'focus'].map(primaryIn);
    await expect(groundOf(hover)).not.toBe(groundOf(rest));
    await expect(groundOf(pressed)).not.toBe(groundOf(rest));
    await expect(focus && getComputedStyle(focus).outlineStyle).toBe('solid');
    await expect(canvas.getByText('52 px · base.control.height')).toBeVisible();
    await expect(canvas.getByText('24 px · theme.spacing(6)')).toBeVisible();
  },
};
export const Fields: Story = {
  render: () => <FieldAnatomy />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/shape\.radius\.field/)).toBeVisible();
  },
};
export const Cards: Story = {
  render: () => <CardAnatomy />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/shape\.radius\.card/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
