import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';

type SectionProps = { title: string; text: string; children?: ReactNode };

export const Section = ({ title, text, children }: SectionProps) => (
  <Card as="section">
    <Stack gap={3}>
      <Text as="h2" size={20} weight="bold">
        {title}
      </Text>
      <Text tone="muted" measure>
        {text}
      </Text>
      {children}
    </Stack>
  </Card>
);
