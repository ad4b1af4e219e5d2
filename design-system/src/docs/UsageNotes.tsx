import { Markdown } from '@storybook/addon-docs/blocks';
import { components as themed } from '../theme/components/index.ts';
import { catalogue } from './catalogue.ts';
import { muiRoots } from './muiRoots.ts';
import { usage } from './usage.ts';

const lines = [
  ['for', 'What for'],
  ['not', 'When not'],
  ['content', 'Content'],
  ['accessibility', 'Accessibility'],
  ['keyboard', 'Keyboard'],
] as const;

/** What a component is made of: the MUI component under it, and the file that decides its look. */
const madeOf = (title: string): string => {
  const root = muiRoots[title];
  if (root === undefined) return '';
  if (root === null) return '- **MUI:** none beneath; the comment in its file says why.';
  const name = root.replace(/^Mui/, '');
  const ofAll =
    root in themed ? `\`src/theme/components/${root}.ts\`, then in its own file` : 'in its own file';
  const page = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return `- **MUI:** on [${name}](https://mui.com/material-ui/api/${page}/); the look is in ${ofAll}.`;
};

/** The notes of one component, above its stories on its docs page. */
export const UsageNotes = ({ title }: { title: string }) => {
  const notes = usage[title];
  if (!notes) return null;
  const said = lines.flatMap(([key, label]) => {
    const text = key === 'keyboard' && notes.keyboard ? `Tab. ${notes.keyboard}` : notes[key];
    return text ? [`- **${label}:** ${text}`] : [];
  });
  const status = `- **Status:** ${catalogue[title]?.status ?? 'stable'}`;
  return <Markdown>{[...said, madeOf(title), status].filter((line) => line !== '').join('\n')}</Markdown>;
};
