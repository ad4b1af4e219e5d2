import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { TextField } from '../fields/TextField.tsx';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { Link } from '../foundations/Link.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { catalogue } from './catalogue.ts';
import { holds } from './fold.ts';
import { pageAddress } from './pageAddress.ts';
import { usage } from './usage.ts';

/** On phones it scrolls by itself. */
const Scroll = styled('div')({ overflowX: 'auto' });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  '& :is(th, td)': {
    padding: theme.spacing(2, 4, 2, 0),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& td:last-of-type': { color: theme.vars.palette.text.secondary },
}));

const components = Object.entries(catalogue)
  .map(([title, { finds, status = 'stable' }]) => {
    const [folder = '', name = ''] = title.split('/');
    return { title, folder, name, finds, status, use: usage[title]?.for ?? '' };
  })
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Every component with its status and what it is for, narrowed by what one needs, in Spanish or English. */
export const ComponentList = () => {
  const [query, setQuery] = useState('');
  const found = components.filter(({ title, status, finds, use }) =>
    holds(`${title} ${status} ${finds} ${use}`, query),
  );
  const count = `${found.length} of ${components.length} components`;
  return (
    <Stack gap={5} lang="en">
      <Text as="h1" size={32}>
        Find a component
      </Text>
      <TextField
        type="search"
        name="need"
        label="What do you need?"
        hint="In the words of the product or of the code: vacío, monto, fecha, error, cargando, table, new."
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Text size={15}>{count}</Text>
      <LiveRegion message={query === '' ? '' : count} />
      <Scroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">In</th>
              <th scope="col">Status</th>
              <th scope="col">What for</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ title, folder, name, status, use }) => (
              <tr key={title}>
                <th scope="row">
                  <Link href={pageAddress(title)} target="_top">
                    {name}
                  </Link>
                </th>
                <td>{folder}</td>
                <td>{status === 'stable' ? status : <strong>{status}</strong>}</td>
                <td>{use.replaceAll('`', '')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Stack>
  );
};
