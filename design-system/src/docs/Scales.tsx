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

const Words = styled('span')<{ ownerState: { variant: (typeof variants)[number] } }>(
  ({ theme, ownerState: { variant } }) => ({ ...theme.typography[variant], whiteSpace: 'nowrap' }),
);

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

type Row = { name: string; value: ReactNode; sample: ReactNode };

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
          <th scope="col">Sample</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, sample }) => (
          <tr key={name}>
            <td>
              <CopyName name={name} />
            </td>
            <td>{value}</td>
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
          value: String(theme.typography[variant].fontSize),
          sample: <Words ownerState={{ variant }}>Tu cuota: $ 412.300</Words>,
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
