import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTheme } from '@mui/material/styles';
import { expect } from 'storybook/test';
import { brands } from '../tokens/brands.ts';
import { BrandProvider } from './BrandProvider.tsx';

const Shown = () => <p>{useTheme().palette.primary.main}</p>;

/**
 * Provides the theme; render it once around all components.
 *
 * - **Not for:** A second brand on a page, whose overlays would have the first brand's theme.
 */
const meta = {
  title: 'theme/BrandProvider',
  component: BrandProvider,
  args: { brand: brands.ceibo, children: <Shown /> },
} satisfies Meta<typeof BrandProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ceibo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#b3173a')).toBeVisible();
  },
};

export const Vivere: Story = {
  args: { brand: brands.vivere },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#5b3dc4')).toBeVisible();
  },
};
