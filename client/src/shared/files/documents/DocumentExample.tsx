import { PaperDrawing } from '@prendarios/design-system/foundations/PaperDrawing';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { exampleOf } from './examples.ts';

/** What a document looks like, and what has to be legible on it. */
export const DocumentExample = ({ type }: { type: string }) => {
  const { drawing, words } = exampleOf(type);
  return (
    <Stack gap={2}>
      <PaperDrawing name={drawing} />
      <Text size={15} tone="muted" measure>
        {words}
      </Text>
    </Stack>
  );
};
