import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Card } from '../foundations/Card.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { base } from '../tokens/base.ts';
import type { ForcedState } from './forceState.ts';
import { forceState } from './forceState.ts';
import { SampleTable } from './SampleTable.tsx';

type State = 'rest' | ForcedState;

/** Draws a component as it is in a state, without a pointer on it. */
const InState = ({ state, children }: { state: State; children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function force() {
      if (state !== 'rest' && frame.current) forceState(frame.current, state);
    },
    [state],
  );
  return <div ref={frame}>{children}</div>;
};

type Measure = { what: string; value: string };

/** Reads the measures of the element that `selector` finds, with the tokens of the same size. */
function useMeasures(selector: string) {
  const frame = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState<Measure[]>([]);
  const { shape } = useTheme();
  useLayoutEffect(
    function measure() {
      const element = frame.current?.querySelector(selector);
      if (!element) return;
      const style = getComputedStyle(element);
      const named = (px: number) => {
        const step = Object.entries(base.space).find(([, size]) => size === px)?.[0];
        return step === undefined ? `${px} px` : `${px} px · theme.spacing(${step})`;
      };
      const radius = Number.parseFloat(style.borderRadius);
      const radiusName = Object.entries(shape.radius).find(([, size]) => size === radius)?.[0];
      const height = Number.parseFloat(style.minHeight);
      const controlName = Object.entries(base.control).find(([, size]) => size === height)?.[0];
      setMeasures([
        ...(controlName === undefined
          ? []
          : [{ what: 'height', value: `${height} px · base.control.${controlName}` }]),
        { what: 'padding above and below', value: named(Number.parseFloat(style.paddingBlockStart)) },
        { what: 'padding at the sides', value: named(Number.parseFloat(style.paddingInlineStart)) },
        { what: 'radius', value: `${radius} px${radiusName ? ` · shape.radius.${radiusName}` : ''}` },
        { what: 'outline', value: style.borderTopWidth },
        { what: 'text', value: `${style.fontSize}, weight ${style.fontWeight}` },
      ]);
    },
    [selector, shape.radius],
  );
  return { frame, measures };
}

const Measured = ({ selector, children }: { selector: string; children: ReactNode }) => {
  const { frame, measures } = useMeasures(selector);
  return (
    <Stack gap={3}>
      <div ref={frame}>{children}</div>
      <SampleTable lang="en" tabIndex={0} aria-label="Measures">
        <tbody>
          {measures.map(({ what, value }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </SampleTable>
    </Stack>
  );
};

const Table = ({ label, heads, rows }: { label: string; heads: string[]; rows: [string, ReactNode[]][] }) => (
  <SampleTable tabIndex={0} aria-label={label}>
    <thead lang="en">
      <tr>
        {['state', ...heads].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, cells]) => (
        <tr key={name}>
          <th scope="row" lang="en">
            {name}
          </th>
          {cells.map((cell, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns are fixed
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </SampleTable>
);

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const STATES: State[] = ['rest', 'hover', 'pressed', 'focus'];

/** Every variant of the button in every state, and its measures. */
export const ButtonAnatomy = () => (
  <Stack gap={6}>
    <Table
      label="Button"
      heads={[...VARIANTS]}
      rows={[
        ...STATES.map((state): [string, ReactNode[]] => [
          state,
          VARIANTS.map((variant) => (
            <InState key={variant} state={state}>
              <Button variant={variant}>Continuar</Button>
            </InState>
          )),
        ]),
        [
          'busy',
          VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} busy busyText="Enviando…">
              Continuar
            </Button>
          )),
        ],
        [
          'disabled',
          VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Continuar
            </Button>
          )),
        ],
        [
          'small',
          VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size="small">
              Continuar
            </Button>
          )),
        ],
      ]}
    />
    <Measured selector="button">
      <Button>Continuar</Button>
    </Measured>
  </Stack>
);

/** A field in every state, and its measures. */
export const FieldAnatomy = () => (
  <Stack gap={6}>
    <Table
      label="Field"
      heads={['empty', 'filled']}
      rows={[
        ...STATES.filter((state) => state !== 'pressed').map((state): [string, ReactNode[]] => [
          state,
          ['', 'Gómez'].map((value) => (
            <InState key={value} state={state}>
              <TextField label="Apellido" name={`${state}-${value}`} defaultValue={value} />
            </InState>
          )),
        ]),
        [
          'error',
          ['', 'G'].map((value) => (
            <TextField
              key={value}
              label="Apellido"
              name={`error-${value}`}
              defaultValue={value}
              error="Ingresá tu apellido"
            />
          )),
        ],
        [
          'disabled',
          ['', 'Gómez'].map((value) => (
            <TextField key={value} label="Apellido" name={`off-${value}`} defaultValue={value} disabled />
          )),
        ],
      ]}
    />
    <Measured selector=".MuiOutlinedInput-root">
      <TextField label="Apellido" name="medida" hint="Como figura en tu DNI." defaultValue="Gómez" />
    </Measured>
  </Stack>
);

/** A card and its measures. */
export const CardAnatomy = () => (
  <Measured selector=".MuiPaper-root">
    <Card>
      <Text as="h3" size={20}>
        Tu préstamo
      </Text>
      <Text>48 cuotas de $ 954.204,45</Text>
    </Card>
  </Measured>
);
