import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';

const meta = {
  title: 'docs/Side by side',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Continuar' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

/** Shows a story in every brand with light and dark mode next to each other, as the toolbar offers. */
export const EveryLook: Story = {
  globals: { looks: 'all' },
  play: async ({ canvas, canvasElement }) => {
    const frames = [...canvasElement.querySelectorAll<HTMLElement>('[data-brand]')];
    await expect(frames.map(({ dataset }) => `${dataset['brand']}, ${dataset['mode']}`)).toEqual([
      'ceibo, light',
      'ceibo, dark',
      'vivere, light',
      'vivere, dark',
      'jacaranda, light',
      'jacaranda, dark',
    ]);
    for (const { dataset } of frames)
      await expect(canvas.getByText(`${dataset['brand']}, ${dataset['mode']}`)).toBeVisible();
    const buttons = canvas.getAllByRole('button', { name: 'Continuar' });
    await expect(buttons).toHaveLength(frames.length);
    await expect(new Set(buttons.map(groundOf)).size).toBe(frames.length);
    const [light, dark] = frames;
    if (light === undefined || dark === undefined) throw new Error('There are no frames.');
    await expect(groundOf(light)).not.toBe(groundOf(dark));
    await expect(light.getBoundingClientRect().right).toBeLessThanOrEqual(dark.getBoundingClientRect().left);
  },
};
