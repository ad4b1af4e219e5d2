import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { UsageNotes } from '../src/docs/UsageNotes.tsx';

/** A component's page: what it is, when to use it, its props, all of its states. */
export const DocsPage = () => {
  const meta = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <UsageNotes title={meta.preparedMeta.title} />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
};
