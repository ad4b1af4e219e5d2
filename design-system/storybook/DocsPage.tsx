import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { UsageNotes } from '../src/docs/UsageNotes.tsx';
import { propsOf } from './propTables.ts';

/** A component's page: what it is, when to use it, its props, all of its states. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const attributes = (propsOf(preparedMeta.component)?.attributes ?? []).map((name) => `\`${name}\``);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <UsageNotes title={preparedMeta.title} />
      <Primary />
      <Controls />
      {attributes.length > 0 && (
        <Markdown>{`Every other attribute goes to its element: ${attributes.join(', ')}.`}</Markdown>
      )}
      <Stories />
    </>
  );
};
