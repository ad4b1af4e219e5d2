import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Illustration } from '@prendarios/design-system/foundations/Illustration';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Page } from '#shared/page/Page.tsx';
import { RESUME_HREF } from '#shared/page/site.ts';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { PAGE_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.notFound;

export const NotFoundPage = () => {
  usePageTitle(TEXT.title);
  return (
    <Page width="form">
      <EmptyState
        illustration={<Illustration name="lost" />}
        headingLevel={1}
        title={TEXT.title}
        action={
          <Stack direction="row" gap={3} wrap>
            <Button href="/">{TEXT.start}</Button>
            <Button variant="secondary" href={RESUME_HREF}>
              {TEXT.resume}
            </Button>
          </Stack>
        }
      >
        {TEXT.message}
      </EmptyState>
    </Page>
  );
};
