import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

/**
 * A part of the page or the whole page that did not load, with a next action.
 *
 * - **Not for:** One field’s error (Field); an action that failed (Alert).
 * - **Content:** What happened, whether the answers are kept, what to do next.
 * - **Accessibility:** Read out as it appears.
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
