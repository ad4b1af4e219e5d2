import { PaperDrawing } from '@prendarios/design-system/foundations/PaperDrawing';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { exampleOf } from './examples.ts';

/** Shows what a document looks like and what must be legible. */
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
