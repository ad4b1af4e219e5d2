import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { TextField } from '../fields/TextField.tsx';
import { HeadedForm } from '../form/HeadedForm.tsx';
import { SessionExpiry } from '../overlay/SessionExpiry.tsx';
import { Frame } from './Frame.tsx';
import { JourneyProgress } from './JourneyProgress.tsx';

const nothing = () => undefined;

const SessionEndingPage = () => {
  const [endsAt] = useState(() => Date.now() + 120_000);
  return (
    <>
      <Frame>
        <HeadedForm title="Datos personales" progress={<JourneyProgress step={3} />}>
          <TextField label="Nombre" name="nombre" defaultValue="María de los Ángeles" />
        </HeadedForm>
      </Frame>
      <SessionExpiry open endsAt={endsAt} onStay={nothing} onEnd={nothing} />
    </>
  );
};

const meta = {
  title: 'templates/SessionEnding',
  component: SessionEndingPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SessionEndingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Tu sesión está por terminar' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Vivere: Story = { globals: { brand: 'vivere' } };
