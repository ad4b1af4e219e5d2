import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../foundations/Card.tsx';
import { Text } from '../foundations/Text.tsx';
import { PageLayout } from './PageLayout.tsx';

/**
 * Lays out question pages with an optional aside.
 *
 * - **Not for:** Lists with filters (SideLayout).
 */
const meta = {
  title: 'layout/PageLayout',
  component: PageLayout,
  args: {
    children: (
      <Text as="h1" size={40}>
        La columna principal
      </Text>
    ),
    aside: <Card>Al costado</Card>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAside: Story = {};
export const PhoneBar: Story = {
  args: { phoneBar: <Card>La barra del teléfono</Card> },
  play: async ({ canvas }) => {
    const isWide = window.innerWidth >= 1024;
    const shown = canvas.getByText(isWide ? 'Al costado' : 'La barra del teléfono');
    const hidden = canvas.getByText(isWide ? 'La barra del teléfono' : 'Al costado');
    await expect(shown).toBeVisible();
    await expect(hidden).not.toBeVisible();
  },
};
export const OneColumn: Story = { args: { aside: undefined } };
export const Landing: Story = { args: { width: 'landing', below: <Card tone="sand">Debajo</Card> } };
