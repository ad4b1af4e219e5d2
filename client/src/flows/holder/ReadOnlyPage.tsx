import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Page } from '../../shared/page/Page.tsx';
import { PANEL_PATH } from '../../shared/session/returnPaths.ts';
import { usePageTitle } from '../../shared/title/usePageTitle.ts';
import { HOLDER_TEXTS } from './texts.ts';

const TEXT = HOLDER_TEXTS.readOnly;

/** An admin sees every proposal and writes none. */
export const ReadOnlyPage = () => {
  usePageTitle(TEXT.title);
  return (
    <Page width="form">
      <EmptyState
        icon="person"
        headingLevel={1}
        title={TEXT.title}
        action={<Button href={PANEL_PATH}>{TEXT.action}</Button>}
      >
        {TEXT.message}
      </EmptyState>
    </Page>
  );
};
