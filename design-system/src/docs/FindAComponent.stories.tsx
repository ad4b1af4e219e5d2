import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComponentList } from './ComponentList.tsx';

const meta = {
  title: 'docs/Find a component',
  component: ComponentList,
  tags: ['!autodocs'],
} satisfies Meta<typeof ComponentList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a play, which would type while its reader does. */
export const FindAComponent: Story = { name: 'Find a component' };

export const Found: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const need = canvas.getByRole('searchbox', { name: 'What do you need?' });
    await userEvent.type(need, 'VACIO');
    await expect(canvas.getByRole('link', { name: 'EmptyState' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'ErrorState' })).toBeNull();
    await userEvent.clear(need);
    await userEvent.type(need, 'monto pesos');
    await expect(canvas.getByRole('link', { name: 'AmountField' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d of \d+ components$/);
    await userEvent.clear(need);
    await userEvent.type(need, 'lista');
    await expect(canvas.getByRole('link', { name: 'SelectField' })).toBeVisible();
  },
};
