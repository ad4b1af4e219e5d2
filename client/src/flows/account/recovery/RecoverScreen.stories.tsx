import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/5 Account/05 Recover', tags: ['!autodocs'] };
export default meta;

export const Usual = screen({ at: '/usuario/recuperar', shows: 'Recuperá tu contraseña' });

export const WithErrors: StoryObj = {
  ...Usual,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Usual.play?.(context);
    await userEvent.click(await canvas.findByRole('button', { name: /código/ }));
    await canvas.findByRole('region', { name: 'Revisá estos datos' });
  },
};
