import { styled, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { base } from '../tokens/base.ts';
import { CopyName } from './CopyName.tsx';
import { SampleTable } from './SampleTable.tsx';

const variants = ['display', 'h1', 'h2', 'h3', 'lead', 'body1', 'body2', 'caption'] as const;
const radii = ['card', 'panel', 'field', 'button', 'chip', 'tag'] as const;
const shadows = ['card', 'raised'] as const;
const widths = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/** Uses, and the element whose weight the product gives each size. */
const uses = {
  display: { as: 'h1', use: 'The landing page', words: 'Tu auto' },
  h1: { as: 'h1', use: 'The question of a page', words: 'Tu cuota' },
  h2: { as: 'h2', use: 'Large figures: instalment, CFTEA', words: '$ 954.204' },
  h3: { as: 'h2', use: 'Section of a page', words: 'Datos del domicilio' },
  lead: { as: 'h3', use: 'Title of a card; lead of a page', words: 'Tu préstamo' },
  body1: { as: 'p', use: 'Text, labels, fields', words: 'Elegí el plazo' },
  body2: { as: 'p', use: 'Tables, notes', words: '48 cuotas de $ 954.204' },
  caption: { as: 'p', use: 'Hints and captions; nothing is smaller', words: 'Con o sin puntos' },
} as const;
const sizes = {
  display: 'display',
  h1: 40,
  h2: 32,
  h3: 25,
  lead: 20,
  body1: 17,
  body2: 15,
  caption: 13,
} as const;
const weightOf = (variant: (typeof variants)[number]) => {
  const { as } = uses[variant];
  if (as === 'h1') return base.weight.heavy;
  return as === 'p' ? base.weight.regular : base.weight.bold;
};

const Bar = styled('span')<{ ownerState: { width: string } }>(({ theme, ownerState: { width } }) => ({
  display: 'block',
  width,
  height: '1rem',
  backgroundColor: theme.vars.palette.fill,
}));

type BoxLook = { radius?: (typeof radii)[number]; shadow?: (typeof shadows)[number] };
const Box = styled('span')<{ ownerState: BoxLook }>(({ theme, ownerState: { radius = 'card', shadow } }) => ({
  display: 'block',
  width: '6rem',
  height: '3.5rem',
  margin: theme.spacing(2),
  border: `1px solid ${shadow ? 'transparent' : theme.vars.palette.edge}`,
  borderRadius: theme.vars.shape.radius[radius],
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: shadow && theme.vars.palette.shadow[shadow],
}));

const Move = styled('button')<{ ownerState: { speed: keyof typeof base.motion } }>(
  ({ theme, ownerState: { speed } }) => ({
    width: '12rem',
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.edge}`,
    borderRadius: theme.vars.shape.radius.button,
    background: 'none',
    textAlign: 'start',
    '& > span': { display: 'inline-block', transition: `transform ${base.motion[speed]}ms` },
    '&:is(:hover, :focus-visible) > span': { transform: 'translateX(6rem)' },
  }),
);

type Row = { name: string; value: ReactNode; use?: ReactNode; sample: ReactNode };

const Scale = ({ title, rows }: { title: string; rows: Row[] }) => (
  <Stack as="section" gap={2}>
    <Text as="h2" size={20}>
      {title}
    </Text>
    <SampleTable tabIndex={0} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          {rows.some(({ use }) => use !== undefined) && <th scope="col">Use for</th>}
          <th scope="col">Sample</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, use, sample }) => (
          <tr key={name}>
            <td>
              <CopyName name={name} />
            </td>
            <td>{value}</td>
            {use !== undefined && <td>{use}</td>}
            <td>{sample}</td>
          </tr>
        ))}
      </tbody>
    </SampleTable>
  </Stack>
);

/** Shows type, space, radius, elevation, motion, breakpoints and controls on samples. */
export const Scales = () => {
  const theme = useTheme();
  const space = Object.entries(base.space).map(([step, px]) => ({
    name: `theme.spacing(${step})`,
    value: `${px} px`,
    sample: <Bar ownerState={{ width: theme.spacing(Number(step)) }} />,
  }));
  return (
    <Stack gap={8} lang="en">
      <Scale
        title="Type"
        rows={variants.map((variant) => ({
          name: `theme.typography.${variant}`,
          value: `${sizes[variant] === 'display' ? '34–62' : sizes[variant]} px, weight ${weightOf(variant)}, line ${theme.typography[variant].lineHeight}`,
          use: uses[variant].use,
          sample: (
            <Text as={uses[variant].as} size={sizes[variant]}>
              {uses[variant].words}
            </Text>
          ),
        }))}
      />
      <Scale title="Space" rows={space} />
      <Scale
        title="Radius, by brand"
        rows={radii.map((radius) => ({
          name: `theme.vars.shape.radius.${radius}`,
          value: `${theme.shape.radius[radius]} px`,
          sample: <Box ownerState={{ radius }} />,
        }))}
      />
      <Scale
        title="Elevation"
        rows={shadows.map((shadow) => ({
          name: `theme.vars.palette.shadow.${shadow}`,
          value: shadow === 'card' ? 'a surface on the page' : 'what can be pressed on it',
          sample: <Box ownerState={{ shadow }} />,
        }))}
      />
      <Scale
        title="Motion"
        rows={(['fast', 'regular'] as const).map((speed) => ({
          name: `base.motion.${speed}`,
          value: `${base.motion[speed]} ms`,
          sample: (
            <Move type="button" ownerState={{ speed }}>
              <span>Point here</span>
            </Move>
          ),
        }))}
      />
      <Scale
        title="Breakpoints"
        rows={widths.map((width) => ({
          name: `theme.breakpoints.up('${width}')`,
          value: `${theme.breakpoints.values[width]} px`,
          sample: <Bar ownerState={{ width: `${theme.breakpoints.values[width] / 4}px` }} />,
        }))}
      />
      <Scale
        title="Height of controls"
        rows={(['height', 'chip', 'touch'] as const).map((control) => ({
          name: `base.control.${control}`,
          value: `${base.control[control]} px`,
          sample: <Bar ownerState={{ width: `${base.control[control]}px` }} />,
        }))}
      />
    </Stack>
  );
};
