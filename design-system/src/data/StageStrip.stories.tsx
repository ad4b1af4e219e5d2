import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsFocus } from '../docs/plays.ts';
import { StageStrip, type StripStage } from './StageStrip.tsx';

const counts: [string, string, number][] = [
  ['Datos', '6', 0.1],
  ['Seguro', '7', 0.12],
  ['Vendedor y documentos', '23', 0.4],
  ['Identidad', '11', 0.19],
  ['A corregir', '16', 0.28],
  ['Presentación', '9', 0.16],
  ['En el registro', '1', 0.02],
  ['Inscripta', '58', 1],
];
const stagesWith = (chosen: string | null): StripStage[] =>
  counts.map(([label, count, share]) => ({
    key: label,
    label,
    count,
    share,
    href: `#${label}`,
    chosen: label === chosen,
  }));

/**
 * Shows how many items of a list are in each stage, above the list.
 *
 * - **Not for:** Steps of a form (StepProgress); filters without counts (FilterChips).
 * - **Content:** One to three words per stage.
 * - **Accessibility:** Links with counts in a named navigation; the selected one has `aria-current`.
 * - **Keyboard:** Tab to reach a link; Enter to follow it.
 */
const meta = {
  title: 'data/StageStrip',
  component: StageStrip,
  args: {
    label: 'Propuestas por etapa',
    unit: (count) => (count === '1' ? 'propuesta' : 'propuestas'),
    stages: stagesWith('Vendedor y documentos'),
  },
} satisfies Meta<typeof StageStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(8);
    const chosen = canvas.getByRole('link', { current: true });
    await expect(chosen).toHaveAccessibleName('Vendedor y documentos 23 propuestas');
    await expect(canvas.getByRole('link', { name: 'En el registro 1 propuesta' })).toBeVisible();
    const bars = links.map((link) => link.querySelector('[aria-hidden]')?.getBoundingClientRect().width ?? 0);
    await expect(bars.at(-1)).toBe(Math.max(...bars));
  },
};
export const None: Story = { args: { stages: stagesWith(null) } };
export const Focus: Story = { args: { stages: stagesWith(null) }, play: showsFocus };
export const Capped: Story = {
  args: { stages: stagesWith(null).map((stage) => ({ ...stage, count: '10+', share: 1 })) },
};
export const Loading: Story = { args: { stages: [] } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { stages: stagesWith('Inscripta') },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const { left, right } = canvas.getByRole('link', { current: true }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const VivereDark: Story = { globals: { brand: 'vivere', mode: 'dark' } };
