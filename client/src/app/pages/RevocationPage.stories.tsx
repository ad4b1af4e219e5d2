import type { Meta, StoryObj } from '@storybook/react-vite';
import { LISTS } from '#testing/samples/lists.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/7 Site/05 Revocation', tags: ['!autodocs'] };
export default meta;

export const Usual = screen({
  at: '/arrepentimiento?propuesta=104882',
  answers: LISTS,
  shows: 'Número de solicitud (opcional)',
});

export const WithErrors: StoryObj = {
  ...Usual,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Usual.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir la revocación' }));
    await canvas.findByRole('region', { name: 'Revisá estos datos' });
  },
};
