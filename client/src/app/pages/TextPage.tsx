import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';
import { Page } from '#shared/page/Page.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';

export const TextPage = ({ title, children }: { title: string; children: ReactNode }) => {
  usePageTitle(title);
  return (
    <Page width="form">
      <Stack gap={6}>
        <Text as="h1" size={40} weight="heavy">
          {title}
        </Text>
        {children}
      </Stack>
    </Page>
  );
};
