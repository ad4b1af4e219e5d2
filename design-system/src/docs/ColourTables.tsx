import { styled } from '@mui/material/styles';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { roleAt } from '../theme/paletteRoles.ts';
import { contrast, edgePairs, textPairs } from '../tokens/contrast.ts';
import type { ColorRole } from '../tokens/semantic.ts';
import { colorRoles } from '../tokens/semantic.ts';
import { colorAliases, colorUses } from '../tokens/uses.ts';
import { CopyName } from './CopyName.tsx';
import { looks, SampleTable } from './SampleTable.tsx';

const Swatch = styled('svg')(({ theme }) => ({
  flex: 'none',
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.vars.shape.radius.tag,
}));

const Use = styled('td')({ '&&': { minWidth: '7.5rem', whiteSpace: 'normal' } });

const Heads = ({ first }: { first: string[] }) => (
  <thead>
    <tr>
      {[...first, ...looks.map(({ name }) => name)].map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** Stages have places of their own, apart from the messages that share their colours. */
const placeOf = (role: ColorRole) => {
  const places = [...roleAt].filter(([, one]) => one === role).map(([place]) => place);
  return places.find((place) => place.startsWith('stage.')) ?? places[0] ?? '';
};

const rows = [
  ...colorRoles.map((role) => ({ name: role as string, role, use: colorUses[role], place: placeOf(role) })),
  ...Object.entries(colorAliases).map(([name, { of, use, path }]) => ({ name, role: of, use, place: path })),
];

/** Lists each role with its value in every brand and mode, and its name in the theme. */
export const Colours = () => (
  <SampleTable lang="en" tabIndex={0} aria-label="Colours by role">
    <Heads first={['Role, and its name in the theme', 'Use for']} />
    <tbody>
      {rows.map(({ name: token, role, use, place }) => (
        <tr key={token}>
          <th scope="row">
            <Stack gap={1} align="start">
              {token}
              <CopyName name={`palette.${place}`} />
            </Stack>
          </th>
          <Use>{use}</Use>
          {looks.map(({ name, color }) => (
            <td key={name}>
              <Stack gap={1} align="start">
                <Swatch width="28" height="28" aria-hidden="true">
                  <rect width="28" height="28" fill={color[role]} />
                </Swatch>
                {color[role]}
              </Stack>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </SampleTable>
);

type Pair = { front: ColorRole; back: ColorRole };
type PairsProps = { title: string; pairs: Pair[]; least: number; isText: boolean };

const Pairs = ({ title, pairs, least, isText }: PairsProps) => (
  <Stack as="section" gap={2}>
    <Text as="h2" size={20}>{`${title}: at least ${least} to 1`}</Text>
    <SampleTable tabIndex={0} aria-label={title}>
      <Heads first={['Pair']} />
      <tbody>
        {pairs.map(({ front, back }) => (
          <tr key={`${front} ${back}`}>
            <th scope="row">{`${front} on ${back}`}</th>
            {looks.map(({ name, color }) => (
              <td key={name}>
                <Stack direction="row" gap={2} align="center">
                  <Swatch width="44" height="28" aria-hidden="true">
                    <rect width="44" height="28" fill={color[back]} />
                    {isText ? (
                      <text x="22" y="20" textAnchor="middle" fontSize="16" fill={color[front]}>
                        Aa
                      </text>
                    ) : (
                      <rect
                        x="8"
                        y="7"
                        width="28"
                        height="14"
                        rx="4"
                        fill="none"
                        strokeWidth="2"
                        stroke={color[front]}
                      />
                    )}
                  </Swatch>
                  {contrast(color[front], color[back]).toFixed(2)}
                </Stack>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </SampleTable>
  </Stack>
);

/** Shows each declared pair and its contrast in every brand and mode. */
export const Contrasts = () => (
  <Stack gap={8} lang="en">
    <Pairs title="Text" pairs={textPairs} least={4.5} isText />
    <Pairs title="Edges, rings and figures" pairs={edgePairs} least={3} isText={false} />
  </Stack>
);
