import { Markdown } from '@storybook/addon-docs/blocks';
import { usage } from './usage.ts';

const lines = [
  ['for', 'What for'],
  ['not', 'When not'],
  ['content', 'Content'],
  ['accessibility', 'Accessibility'],
  ['keyboard', 'Keyboard'],
] as const;

/** The notes of one component, above its stories on its docs page. */
export const UsageNotes = ({ title }: { title: string }) => {
  const notes = usage[title];
  if (!notes) return null;
  const said = lines.flatMap(([key, label]) => {
    const text = key === 'keyboard' && notes.keyboard ? `Tab. ${notes.keyboard}` : notes[key];
    return text ? [`- **${label}:** ${text}`] : [];
  });
  return <Markdown>{said.join('\n')}</Markdown>;
};
