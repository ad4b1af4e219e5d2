import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

/**
 * Sets text in the system’s sizes.
 *
 * - **Not for:** Choosing a heading's level by its size.
 */
const meta = {
  title: 'foundations/Text',
  component: Text,
  args: { children: 'Tu próximo vehículo, con una cuota que se entiende.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes = [13, 15, 17, 20, 25, 32, 40, 'display'] as const;
const tones = ['ink', 'muted', 'soft', 'brand', 'danger', 'success'] as const;

export const Scale: Story = {
  render: (args) => (
    <>
      {sizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </>
  ),
};

export const Headings: Story = {
  render: (args) => (
    <>
      <Text {...args} as="h1" size={40} />
      <Text {...args} as="h2" size={25} />
      <Text {...args} as="h3" size={20} />
    </>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
};

export const Money: Story = { args: { numeric: true, size: 32, weight: 'bold', children: '$ 1.111.111,11' } };

export const Spelled: Story = { args: { numeric: true, spelled: true, children: 'JBSW Y3DP EHPK 3PXP' } };

export const LongText: Story = {
  args: {
    measure: true,
    children: 'La prenda queda inscripta en el registro de la propiedad del automotor. '.repeat(6),
  },
};
