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
import { propsOf } from './propTables.ts';

/** A component's page: description and use (the comment on the stories' meta), props, all states. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const props = propsOf(preparedMeta.component);
  // Written pages have no component to try, so each of their stories is shown once.
  const isWritten = preparedMeta.title.startsWith('docs/');
  const attributes = (props?.attributes ?? []).map((name) => `\`${name}\``);
  return (
    <>
      <Title />
      <Subtitle />
      {props && <Markdown>{props.description}</Markdown>}
      <Description />
      {!isWritten && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {attributes.length > 0 && (
        <Markdown>{`Every other attribute goes to its element: ${attributes.join(', ')}.`}</Markdown>
      )}
      <Stories includePrimary={isWritten} title={isWritten ? '' : 'Stories'} />
    </>
  );
};
