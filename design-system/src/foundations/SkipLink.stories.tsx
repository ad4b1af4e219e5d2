import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Lets keyboard users skip the header; it is the first tab stop of every page.
 *
 * - **Not for:** Other anchors.
 * - **Keyboard:** Tab to reach it; Enter to follow it.
 */
const meta = {
  title: 'foundations/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="contenido" tabIndex={-1}>
        <VisuallyHidden>Solo para quien escucha.</VisuallyHidden>
        <p>El contenido de la página.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus();
  },
};
