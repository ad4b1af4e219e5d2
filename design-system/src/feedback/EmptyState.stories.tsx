import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Illustration } from '../foundations/Illustration.tsx';
import { EmptyState } from './EmptyState.tsx';

/**
 * Explains an empty list, search or page and offers a next action.
 *
 * - **Not for:** Failures (ErrorState); loading content (Skeleton).
 * - **Content:** What is missing, why, what to do next.
 */
const meta = {
  title: 'feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Sin resultados', children: 'Probá con otra marca o cotizá por valor.' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { icon: 'car', headingLevel: 3, action: <Button variant="secondary">Cotizar por valor</Button> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Sin resultados');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const WithIllustration: Story = { args: { illustration: <Illustration name="empty" /> } };
