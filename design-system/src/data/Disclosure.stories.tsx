import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

/**
 * Reveals more on the same subject, which most users do not need.
 *
 * - **Not for:** Anything needed to answer.
 * - **Accessibility:** The trigger has `aria-expanded`; closed content is not rendered.
 * - **Keyboard:** Tab to reach it; Enter or Space to open or close.
 */
const meta = {
  title: 'data/Disclosure',
  component: Disclosure,
  args: { summary: 'Qué es la UVA', children: 'Una unidad que sigue a la inflación.' },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Qué es la UVA' });
    await expect(canvas.queryByText(/sigue a la inflación/)).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/sigue a la inflación/)).toBeVisible();
  },
};
export const Row: Story = { args: { tone: 'row' } };
export const OpenAtFirst: Story = { args: { defaultOpen: true } };
