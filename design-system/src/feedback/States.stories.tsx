import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Illustration } from '../foundations/Illustration.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'feedback/EmptyState and ErrorState',
  component: EmptyState,
  subcomponents: { ErrorState },
  args: { title: 'Sin resultados', children: 'Probá con otra marca o cotizá por valor.' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyWithAction: Story = {
  args: { icon: 'car', action: <Button variant="secondary">Cotizar por valor</Button> },
};
export const EmptyWithIllustration: Story = { args: { illustration: <Illustration name="empty" /> } };
export const Failed: Story = {
  render: () => (
    <ErrorState
      headingLevel={1}
      title="No pudimos traer tu oferta"
      action={<Button>Reintentar</Button>}
      reference="Código 7F3A-22"
    >
      Tus datos quedaron guardados. Podés reintentar ahora o volver más tarde con tu DNI.
    </ErrorState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tus datos quedaron guardados');
  },
};
