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
  return (
    <dl>
      {lines.map(([key, label]) => {
        const text = key === 'keyboard' && notes.keyboard ? `Tab. ${notes.keyboard}` : notes[key];
        return text ? (
          <div key={key}>
            <dt>
              <strong>{label}</strong>
            </dt>
            <dd>{text}</dd>
          </div>
        ) : null;
      })}
    </dl>
  );
};
