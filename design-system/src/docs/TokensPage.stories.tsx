import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusTag } from '../data/StatusTag.tsx';
import type { Stage } from '../data/StatusTag.tsx';
import { Grid } from '../foundations/Grid.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { base } from '../tokens/base.ts';
import { brands } from '../tokens/brands.ts';
import { contrast, edgePairs, textPairs } from '../tokens/contrast.ts';
import type { Mode } from '../tokens/semantic.ts';
import { colorRoles } from '../tokens/semantic.ts';

const Swatch = styled('svg')(({ theme }) => ({
  flex: 'none',
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.vars.shape.radius.tag,
}));

const List = styled('ul')(({ theme }) => ({
  columns: '3 14rem',
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
}));

const modes: Mode[] = ['light', 'dark'];
const stages: { stage: Stage; meaning: string }[] = [
  { stage: 'orange', meaning: 'En curso: círculo' },
  { stage: 'green', meaning: 'Finalizada, formalización, liquidación: tilde' },
  { stage: 'red', meaning: 'Rechazada, cancelada, cerrada: cruz' },
  { stage: 'yellow', meaning: 'Registro de datos, armado de prenda: rombo' },
  { stage: 'purple', meaning: 'Recepción de prenda: triángulo' },
];

const Colours = () => (
  <Stack gap={8}>
    {Object.values(brands).flatMap((brand) =>
      modes.map((mode) => (
        <Stack key={`${brand.name} ${mode}`} as="section" gap={3}>
          <Text as="h2" size={20}>{`${brand.name}, ${mode}`}</Text>
          <Grid columns={3} gap={2}>
            {colorRoles.map((role) => (
              <Stack key={role} direction="row" gap={3}>
                <Swatch width="40" height="40" aria-hidden="true">
                  <rect width="40" height="40" fill={brand.color[mode][role]} />
                </Swatch>
                <Text size={13}>{`${role} ${brand.color[mode][role]}`}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      )),
    )}
  </Stack>
);

const Contrasts = () => (
  <Stack gap={8}>
    {Object.values(brands).flatMap((brand) =>
      modes.map((mode) => (
        <Stack key={`${brand.name} ${mode}`} as="section" gap={3}>
          <Text as="h2" size={20}>{`${brand.name}, ${mode}`}</Text>
          <List>
            {[...textPairs, ...edgePairs].map(({ front, back }, index) => (
              <li key={`${front} ${back} ${index}`}>
                {`${front} on ${back}: ${contrast(brand.color[mode][front], brand.color[mode][back]).toFixed(2)}`}
              </li>
            ))}
          </List>
        </Stack>
      )),
    )}
  </Stack>
);

const Scales = () => (
  <Stack gap={6}>
    {Object.entries(base).map(([scale, steps]) => (
      <Stack key={scale} as="section" gap={2}>
        <Text as="h2" size={20}>
          {scale}
        </Text>
        <List>
          {Object.entries(steps).map(([key, value]) => (
            <li key={key}>{`${scale} ${key}: ${value}`}</li>
          ))}
        </List>
      </Stack>
    ))}
  </Stack>
);

const Stages = () => (
  <Stack gap={3}>
    {stages.map(({ stage, meaning }) => (
      <StatusTag key={stage} stage={stage}>
        {meaning}
      </StatusTag>
    ))}
  </Stack>
);

const meta = { title: 'docs/Tokens', component: Colours } satisfies Meta<typeof Colours>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Colour: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^primary #/)).toHaveLength(Object.keys(brands).length * 2);
  },
};
export const Contrast: Story = { render: () => <Contrasts /> };
export const ScalesOfSize: Story = { render: () => <Scales /> };
export const StagePalette: Story = {
  render: () => <Stages />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(stages.length);
  },
};
export const StagePaletteDark: Story = { render: () => <Stages />, globals: { mode: 'dark' } };
