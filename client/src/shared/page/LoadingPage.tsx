import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { HeadedForm } from '@prendarios/design-system/form/HeadedForm';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ReactNode } from 'react';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useIsFirstPage } from './firstPage.ts';
import { headingProps, type PageHeading } from './heading.ts';
import { Page } from './Page.tsx';
import { hasPrerendered, showPrerendered } from './prerendered.ts';

/** `columns`: cards in two columns on wide screens, like the screen being loaded. */
export type LoadingShape = 'field' | 'card' | 'columns';

/** Pixels. Three cards keep a phone's footer below the viewport, so that it does not shift when content arrives. */
const COLUMN_CARD = 240;

/** Shows skeletons while content loads, without a delay on the first page, whose HTML already contains them. */
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

/** Shows the server-rendered nodes on the first page, and its children on later pages. */
export const Prerendered = ({ children }: { children: ReactNode }) =>
  useIsFirstPage() && hasPrerendered() ? <div ref={showPrerendered} /> : children;

export type LoadingPageProps = {
  /** If omitted, the page has no heading yet. */
  heading?: PageHeading;
  progress?: ReactNode;
  /** Address of the previous step. */
  previous?: string | null;
  width?: 'form' | 'wide';
  shape?: LoadingShape | undefined;
  /** Whether the screen has an aside on wide screens. */
  hasAside?: boolean;
  /** Content below the skeletons. */
  below?: ReactNode;
};

/** Shows a page while its script or data loads. */
export const LoadingPage = (props: LoadingPageProps) => {
  const { heading, progress, previous, width = 'form', shape, hasAside = false, below } = props;
  const content = <LoadingContent shape={shape} />;
  const { title, subtitle } = heading ? headingProps(heading) : {};
  return (
    <Prerendered>
      {/* An empty aside reserves its column on wide screens and takes no space on phones. */}
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
