import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CheckAnswers } from './CheckAnswers.tsx';
import { fitsTheScreen, longLabel, showsFocus } from '../docs/plays.ts';

/**
 * Lists all answers for review, each with a link to its question.
 *
 * - **Not for:** A summary next to a question (SummaryCard).
 * - **Accessibility:** Each “Cambiar” names what it changes.
 * - **Keyboard:** Tab to reach a link; Enter to follow it.
 */
const meta = {
  title: 'form/CheckAnswers',
  component: CheckAnswers,
  args: {
    groups: [
      {
        title: 'Tus datos',
        rows: [
          { term: 'Nombre', value: 'María de los Ángeles Núñez', changeHref: '#nombre' },
          { term: 'Documento', value: 'DNI 30.111.222', changeHref: '#documento' },
          {
            term: 'Correo',
            value: 'maria.de.los.angeles.nunez.fernandez@correo.example',
            changeHref: '#correo',
          },
        ],
      },
      {
        title: 'Tu préstamo',
        changeHref: '#oferta',
        rows: [
          { term: 'Monto', value: '$ 20.000.000' },
          { term: 'Plazo', value: '48 cuotas, día 10' },
        ],
      },
    ],
  },
} satisfies Meta<typeof CheckAnswers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cambiar Documento' })).toHaveAttribute(
      'href',
      '#documento',
    );
    await expect(canvas.getByRole('link', { name: 'Cambiar Tu préstamo' })).toHaveAttribute(
      'href',
      '#oferta',
    );
  },
};
export const Digest: Story = {
  args: {
    groups: [
      {
        title: 'Tus datos',
        digest: 'María de los Ángeles Núñez, DNI 30.111.222',
        rows: [
          { term: 'CUIL', value: '27-30111222-4' },
          { term: 'Fecha de nacimiento', value: '15/03/1988' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('CUIL')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos los datos (Tus datos)' }));
    await expect(canvas.getByText('15/03/1988')).toBeVisible();
  },
};
export const WithoutChange: Story = {
  args: {
    groups: [
      { title: 'Tu vehículo', note: 'Con él calculamos tu oferta.', rows: [{ term: 'Año', value: '2026' }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Con él calculamos tu oferta.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    groups: [{ title: longLabel, rows: [{ term: longLabel, value: longLabel, changeHref: '#largo' }] }],
  },
  play: fitsTheScreen,
};
export const Empty: Story = { args: { groups: [] } };
