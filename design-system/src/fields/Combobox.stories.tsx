import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ComboboxProps } from './Combobox.tsx';
import { Combobox } from './Combobox.tsx';
import { fitsTheScreen, longError, longLabel, playedOver, showsFocus } from '../docs/plays.ts';

const Held = (args: ComboboxProps) => {
  const [value, setValue] = useState(args.value);
  return <Combobox {...args} value={value} onChange={setValue} />;
};

const cities = ['Córdoba', 'Río Cuarto', 'San Martín', 'Ushuaia', 'Neuquén', 'Paraná', 'Posadas'].map(
  (label) => ({
    value: label,
    label,
  }),
);

/**
 * Selects one option of a long list by typing part of its name.
 *
 * - **Not for:** Fewer than about fifteen options (SelectField).
 * - **Accessibility:** An ARIA combobox that announces when nothing is found. Field connects label, hint and error;
 *   ErrorSummary links to the id.
 * - **Keyboard:** Tab to reach it; Down opens the list, arrow keys move, Enter selects, Escape closes.
 */
const meta = {
  title: 'fields/Combobox',
  component: Combobox,
  render: (args) => <Held {...args} />,
  args: { label: 'Localidad', name: 'localidad', value: null, onChange: () => undefined, options: cities },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Searching: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Localidad' });
    await step('ignores accents and selects with the keyboard', async () => {
      await userEvent.type(input, 'neuquen');
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue('Neuquén');
    });
    await step('closes the list with Escape', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('reports that nothing was found', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'zzz');
      await expect(canvas.getByText('Sin resultados. Probá con otra palabra.')).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
};

/** Leaving the field selects the option that was typed or pasted; other text stays with an error. */
export const TypedAndLeft: Story = {
  args: { value: 'Ushuaia' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Localidad' });
    await userEvent.clear(input);
    await userEvent.paste('NEUQUE\u0301N ');
    await userEvent.tab();
    await expect(input).toHaveValue('Neuquén');
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.type(input, 'San');
    await userEvent.tab();
    await expect(input).toHaveValue('San');
    await expect(input).toHaveAccessibleDescription(/no está en la lista/);
    await userEvent.clear(input);
    await userEvent.type(input, 'san martin{Enter}');
    await expect(input).toHaveValue('San Martín');
    await expect(input).toBeValid();
  },
};

export const NothingFound: Story = {
  parameters: playedOver,
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Sin resultados. Probá con otra palabra.')).toBeVisible();
  },
};

export const Open: Story = {
  parameters: playedOver,
  args: {
    label: 'Modelo',
    name: 'modelo',
    options: [
      { value: '1', label: 'Cronos Precision 1.3', detail: '$ 32.000.000' },
      { value: '2', label: 'Cronos Drive 1.3 GSE', detail: '$ 28.500.000' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const Filled: Story = { args: { value: 'Ushuaia' } };
export const WithError: Story = { args: { error: 'Este campo es requerido.' } };
export const Loading: Story = {
  parameters: playedOver,
  args: { options: [], busy: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Buscando…')).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true, hint: 'Primero elegí la provincia.' } };
export const Dark: Story = { args: { value: 'Córdoba' }, globals: { mode: 'dark' } };
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
