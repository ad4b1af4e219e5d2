import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { HeadedForm } from '@prendarios/design-system/form/HeadedForm';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ReactNode } from 'react';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useIsFirstPage } from './firstPage.ts';
import { headed, type PageHeading } from './heading.ts';
import { Page } from './Page.tsx';
import { hasPrerendered, showPrerendered } from './prerendered.ts';

/** `columns`: cards in two columns on wide screens, as the screen that comes. */
export type LoadingShape = 'field' | 'card' | 'columns';

/** Pixels: three of them keep the footer of a phone below the screen, where it does not move when the content comes. */
const COLUMN_CARD = 240;

/** Shapes of content that loads; at once on the first page, whose HTML shows them already. */
export const LoadingContent = ({ shape = 'field' }: { shape?: LoadingShape | undefined }) => {
  const delay = useIsFirstPage() ? 0 : undefined;
  if (shape === 'columns') {
    return (
      <Grid gap={8} from="lg" align="start">
        <Stack gap={5}>
          <Skeleton shape="card" height={COLUMN_CARD} delay={delay} label={COMMON_TEXTS.loading} />
          <Skeleton shape="card" height={COLUMN_CARD} delay={delay} />
        </Stack>
        <Skeleton shape="card" height={COLUMN_CARD} delay={delay} />
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
export const Prerendered = ({ children }: { children: ReactNode }) =>
  useIsFirstPage() && hasPrerendered() ? <div ref={showPrerendered} /> : children;

export type LoadingPageProps = {
  /** Without it, the page has no heading yet. */
  heading?: PageHeading;
  progress?: ReactNode;
  /** Address of the previous step. */
  previous?: string | null;
  width?: 'form' | 'wide';
  shape?: LoadingShape | undefined;
  /** The screen shows something beside its content on wide screens. */
  hasAside?: boolean;
  /** What is known below the content. */
  below?: ReactNode;
};

/** A page while its script or its data loads. */
export const LoadingPage = (props: LoadingPageProps) => {
  const { heading, progress, previous, width = 'form', shape, hasAside = false, below } = props;
  const content = <LoadingContent shape={shape} />;
  const { title, subtitle } = heading ? headed(heading) : {};
  return (
    <Prerendered>
      {/* An aside without content keeps its column, and on phones takes no room. */}
      <Page width={width} aside={hasAside && <span />}>
        {title === undefined ? (
          content
        ) : (
          <HeadedForm
            title={title}
            subtitle={subtitle}
            progress={progress}
            back={previous ? { href: previous } : undefined}
          >
            {content}
          </HeadedForm>
        )}
        {below}
      </Page>
    </Prerendered>
  );
};
