import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaveStatus } from './SaveStatus.tsx';

/**
 * Shows that the answers are saved.
 *
 * - **Not for:** Errors that require action (Alert).
 */
const meta = {
  title: 'form/SaveStatus',
  component: SaveStatus,
  args: { state: 'saved', time: 'a las 14:02' },
} satisfies Meta<typeof SaveStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Guardado a las 14:02');
  },
};
export const Saving: Story = { args: { state: 'saving' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Idle: Story = {
  args: { state: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
