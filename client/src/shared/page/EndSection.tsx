import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';

/** Shows a section with a heading on the last page of a flow. */
export const EndSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Stack as="section" gap={4}>
    <Text as="h2" size={25}>
      {heading}
    </Text>
    {children}
  </Stack>
);
