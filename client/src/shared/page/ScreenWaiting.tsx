import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { FormPage, type FormPageProps } from '@prendarios/design-system/form/FormPage';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ReactNode } from 'react';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useIsFirstPage } from './firstPage.ts';
import { headed, type PageHeading } from './heading.ts';
import { Page } from './Page.tsx';
import { hasPrerendered, showPrerendered } from './prerendered.ts';

/** `columns`: cards in two columns on wide screens, as the screen that comes. */
export type WaitingShape = 'field' | 'card' | 'columns';

/** Shapes of content that loads; at once on the first page, whose HTML shows them already. */
export const ContentWaiting = ({ shape = 'field' }: { shape?: WaitingShape | undefined }) => {
  const delay = useIsFirstPage() ? 0 : undefined;
  if (shape === 'columns') {
    return (
      <Grid gap={8} from="lg" align="start">
        <ContentWaiting shape="card" />
        <Skeleton shape="card" delay={delay} />
      </Grid>
    );
  }
  return (
    <Stack gap={5}>
      <Skeleton shape={shape} delay={delay} label={COMMON_TEXTS.loading} />
      <Skeleton shape={shape} delay={delay} />
      {shape === 'field' && <Skeleton shape={shape} delay={delay} />}
    </Stack>
  );
};

/** In the first page what the server rendered, by the same component; later its children. */
export const Waiting = ({ children }: { children: ReactNode }) =>
  useIsFirstPage() && hasPrerendered() ? <div ref={showPrerendered} /> : children;

type ScreenWaitingProps = Pick<FormPageProps, 'progress' | 'back'> & {
  of: PageHeading;
  width?: 'form' | 'wide';
  shape?: WaitingShape | undefined;
  /** The screen shows something beside its content on wide screens. */
  hasAside?: boolean;
};

/** A page while its script or its data loads. */
export const ScreenWaiting = ({
  of,
  width = 'form',
  shape,
  hasAside = false,
  ...page
}: ScreenWaitingProps) => {
  const { title, subtitle } = headed(of);
  return (
    <Waiting>
      {/* An aside without content keeps its column, and on phones takes no room. */}
      <Page width={width} aside={hasAside && <span />}>
        <FormPage {...page} title={title} subtitle={subtitle}>
          <ContentWaiting shape={shape} />
        </FormPage>
      </Page>
    </Waiting>
  );
};
