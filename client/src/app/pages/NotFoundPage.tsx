import { Button } from '@prendarios/design-system/actions/Button';
import { Illustration } from '@prendarios/design-system/foundations/Illustration';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { RESUME_HREF } from '#shared/page/site.ts';
import { PAGE_TEXTS } from './texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

const TEXT = PAGE_TEXTS.notFound;

export const NotFoundPage = () => {
  return (
    <MessagePage
      illustration={<Illustration name="lost" />}
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
    </MessagePage>
  );
};
