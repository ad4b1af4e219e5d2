import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ChoiceCardsProps } from './ChoiceCards.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { fitsTheScreen } from '../docs/plays.ts';

const Held = (args: ChoiceCardsProps<string>) => {
  const [value, setValue] = useState(args.value);
  return <ChoiceCards {...args} value={value} onChange={setValue} />;
};

/**
 * Decides the next steps with two to four options and their icons.
 *
 * - **Not for:** Values of a form field (RadioGroup).
 * - **Content:** A disabled card gives its reason.
 * - **Keyboard:** Tab to reach it; arrow keys move and select.
 */
const meta = {
  title: 'actions/ChoiceCards',
  component: ChoiceCards,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Contanos qué buscás',
    name: 'forma',
    value: null,
    onChange: () => undefined,
    options: [
      {
        value: 'modelo',
        label: 'Por modelo',
        description: 'Elegís marca, modelo y año, y te decimos el precio.',
        icon: 'car',
      },
      {
        value: 'valor',
        label: 'Por valor',
        description: 'Ya sabés cuánto vale el vehículo.',
        icon: 'document',
      },
    ],
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Ya sabés cuánto vale el vehículo.'));
    await expect(canvas.getByRole('radio', { name: 'Por valor' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Por modelo' })).not.toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 'modelo' } };
export const WithError: Story = { args: { error: 'Elegí cómo querés cotizar' } };
export const OneUnavailable: Story = {
  args: {
    label: '¿Qué vehículo es?',
    name: 'tipo',
    value: 'A',
    options: [
      { value: 'A', label: 'Auto', icon: 'car' },
      { value: 'M', label: 'Moto', icon: 'motorcycle' },
      {
        value: 'U',
        label: 'Utilitario',
        icon: 'truck',
        disabledReason: 'Solo para quienes trabajan por su cuenta.',
      },
    ],
  },
};
export const FourWithPrices: Story = {
  // The width of a form.
  decorators: [
    (Shown) => (
      <div style={{ maxWidth: '42rem' }}>
        <Shown />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  args: {
    options: ['Terceros completo', 'Premium', 'Franquicia 4%', 'Franquicia 2%'].map((label) => ({
      value: label,
      label,
      description: 'Los daños a otras personas y a sus cosas.',
      detail: 'Desde $ 177.744,00 por mes',
    })),
  },
  play: async ({ canvas, step }) => {
    const card = canvas.getByRole('radio', { name: 'Premium' });
    await step('includes the price in the accessible description', async () => {
      await expect(card).toHaveAccessibleDescription(/otras.*177\.744/);
    });
    await step('lays out four cards in two rows', async () => {
      const tops = canvas.getAllByRole('radio').map((radio) => Math.round(radio.getBoundingClientRect().top));
      await expect(new Set(tops).size).toBe(2);
    });
  },
};
export const Coverages: Story = {
  args: {
    label: '¿Qué querés que cubra?',
    name: 'cobertura',
    value: 'C',
    options: [
      {
        value: 'C',
        label: 'Terceros completo',
        description: 'Robo, incendio y destrucción total. Desde $ 96.400,00 por mes.',
        icon: 'shield',
      },
      {
        value: 'D',
        label: 'Todo riesgo con franquicia',
        description: 'También los daños de tu vehículo. Desde $ 184.700,00 por mes.',
        icon: 'car',
      },
    ],
  },
};
export const Dark: Story = { args: { value: 'modelo' }, globals: { mode: 'dark' } };

/** At 200% text on the smallest phone, the icon is above the text and nothing overflows. */
export const LargeText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { value: 'modelo' },
  play: async (context) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      await fitsTheScreen();
      const icon = context.canvasElement.querySelector('label svg') as SVGElement;
      const text = context.canvas.getByText('Por modelo');
      await expect(icon.getBoundingClientRect().bottom).toBeLessThanOrEqual(text.getBoundingClientRect().top);
    } finally {
      root.style.fontSize = '';
    }
  },
};
