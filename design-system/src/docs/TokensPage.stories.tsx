import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusTag } from '../data/StatusTag.tsx';
import type { Stage } from '../data/StatusTag.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { edgePairs, textPairs } from '../tokens/contrast.ts';
import { colorRoles } from '../tokens/semantic.ts';
import { colorAliases } from '../tokens/uses.ts';
import { Colours, Contrasts } from './ColourTables.tsx';
import { looks } from './SampleTable.tsx';
import { Scales } from './Scales.tsx';

const stages: { stage: Stage; meaning: string }[] = [
  { stage: 'orange', meaning: 'En curso: círculo' },
  { stage: 'green', meaning: 'Finalizada, formalización, liquidación: tilde' },
  { stage: 'red', meaning: 'Rechazada, cancelada, cerrada: cruz' },
  { stage: 'yellow', meaning: 'Registro de datos, armado de prenda: rombo' },
  { stage: 'purple', meaning: 'Recepción de prenda: triángulo' },
];

const Stages = () => (
  <Stack gap={3}>
    {stages.map(({ stage, meaning }) => (
      <StatusTag key={stage} stage={stage}>
        {meaning}
      </StatusTag>
    ))}
  </Stack>
);

/**
 * Press a name to copy it; colours are under `theme.vars`. Design tools import these files, in the format of the Design Tokens Community Group:
 * [scales](./tokens/base.tokens.json), [Ceibo light](./tokens/ceibo.light.tokens.json),
 * [Ceibo dark](./tokens/ceibo.dark.tokens.json), [Vivere light](./tokens/vivere.light.tokens.json),
 * [Vivere dark](./tokens/vivere.dark.tokens.json).
 */
const meta = { title: 'docs/Tokens', component: Scales } satisfies Meta<typeof Scales>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Colour: Story = {
  render: () => <Colours />,
  play: async ({ canvasElement }) => {
    // Queries elements, because computing the roles of a thousand cells takes seconds.
    const names = [...canvasElement.querySelectorAll('tbody button')].map((name) => name.textContent);
    await expect(names).toHaveLength(colorRoles.length + Object.keys(colorAliases).length);
    await expect(names.filter((name) => name === 'palette.')).toEqual([]);
  },
};
export const ScalesOfSize: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'theme.spacing(4)' }));
    const copied = { name: /^theme\.spacing\(4\) ?(not )?copied$/ };
    await expect(await canvas.findByRole('button', copied)).toHaveFocus();
  },
};
export const Contrast: Story = {
  render: () => <Contrasts />,
  play: async ({ canvasElement }) => {
    const pairs = textPairs.length + edgePairs.length;
    await expect(canvasElement.querySelectorAll('tbody td')).toHaveLength(pairs * looks.length);
  },
};
export const StagePalette: Story = {
  render: () => <Stages />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(stages.length);
  },
};
export const StagePaletteDark: Story = { render: () => <Stages />, globals: { mode: 'dark' } };
