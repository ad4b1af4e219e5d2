import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

/**
 * Replaces a section or page that failed to load and offers a next action.
 *
 * - **Not for:** The error of a field (Field); a failed action (Alert).
 * - **Content:** What happened, whether the answers are saved, what to do next.
 * - **Accessibility:** Announced when it appears.
 */
const meta = {
  title: 'feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'No pudimos traer tu oferta',
    children: 'Tus datos quedaron guardados. Podés probar de nuevo ahora o volver más tarde con tu DNI.',
    action: <Button>Probar de nuevo</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Section: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tus datos quedaron guardados');
  },
};
export const Page: Story = { args: { headingLevel: 1, reference: 'Código 7F3A-22' } };
