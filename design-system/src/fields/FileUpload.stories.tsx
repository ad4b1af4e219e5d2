import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileUpload } from './FileUpload.tsx';
import { showsFocus } from '../docs/plays.ts';

const onAdd = fn();
const onCancel = fn();
const onRetry = fn();
const onRemove = fn();

const meta = {
  title: 'fields/FileUpload',
  component: FileUpload,
  args: {
    label: 'Título del automotor',
    hint: 'Que se lean la patente y el titular.',
    name: 'titulo',
    accept: 'image/jpeg,image/png,application/pdf',
    rules: 'JPG, PNG o PDF, hasta 10 MB.',
    multiple: true,
    items: [],
    onAdd,
    onCancel,
    onRetry,
    onRemove,
  },
  beforeEach: () => [onAdd, onCancel, onRetry, onRemove].forEach((each) => each.mockClear()),
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Título del automotor/);
    await userEvent.upload(input, [new File(['x'], 'frente.jpg', { type: 'image/jpeg' })]);
    await expect(onAdd).toHaveBeenCalledTimes(1);
    await expect(input).toHaveAccessibleDescription(/hasta 10 MB/);
  },
};

export const EveryState: Story = {
  args: {
    items: [
      { id: '1', name: 'frente.jpg', size: 2_400_000, status: 'done' },
      { id: '2', name: 'dorso.jpg', size: 4_800_000, status: 'sending', sent: 1_200_000 },
      { id: '3', name: 'anexo.pdf', size: 900_000, status: 'waiting' },
      {
        id: '4',
        name: 'foto-borrosa.png',
        size: 500_000,
        status: 'failed',
        error: 'Se cortó la conexión. Reintentá.',
      },
      { id: '5', name: 'otra.png', size: 500_000, status: 'cancelled' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar: dorso.jpg' }));
    await expect(onCancel).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar: foto-borrosa.png' }));
    await expect(onRetry).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar: frente.jpg' }));
    await expect(onRemove).toHaveBeenCalledWith('1');
    const sent = canvas.getByRole('progressbar', { name: 'dorso.jpg' });
    await expect(sent).toHaveAttribute('aria-valuenow', '1200000');
    await expect(sent).toHaveAttribute('aria-valuemax', '4800000');
    await expect(canvas.getByRole('status')).toHaveTextContent('foto-borrosa.png: Se cortó la conexión');
  },
};

export const WithError: Story = { args: { error: 'Subí el título del automotor' } };
export const LongText: Story = {
  args: {
    items: [{ id: '1', name: `${'documento-muy-largo-'.repeat(8)}.pdf`, size: 99_999_999, status: 'done' }],
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { args: EveryState.args, globals: { mode: 'dark' } };
export const Focus: Story = { play: showsFocus };
