import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { SaveStatus } from '../form/SaveStatus.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';

type PairProps = {
  /** Wording that the product uses. */
  say: ReactNode;
  /** Wording that the product avoids. */
  not: ReactNode;
};

const Pair = ({ say, not }: PairProps) => (
  <Stack gap={4}>
    <Stack gap={2}>
      <Text size={13} lang="en">
        ✓ Say
      </Text>
      {say}
    </Stack>
    <Stack gap={2}>
      <Text size={13} lang="en">
        ✗ Not
      </Text>
      {not}
    </Stack>
  </Stack>
);

/** Provides the examples of the _Voice_ page. */
const meta = {
  title: 'docs/Voice examples',
  component: Pair,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Pair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Action: Story = {
  args: { say: <Button>Solicitar el préstamo</Button>, not: <Button variant="secondary">Aceptar</Button> },
};
export const FieldError: Story = {
  args: {
    say: (
      <TextField
        name="cuil-bien"
        label="CUIL"
        defaultValue="20-1234"
        error="Revisá el CUIL: tiene 11 números"
      />
    ),
    not: <TextField name="cuil-mal" label="CUIL" defaultValue="20-1234" error="CUIL inválido" />,
  },
};
export const Outcome: Story = {
  args: {
    say: <SaveStatus state="saved" />,
    not: <Alert tone="success" title="¡Los datos fueron guardados exitosamente!" />,
  },
};
