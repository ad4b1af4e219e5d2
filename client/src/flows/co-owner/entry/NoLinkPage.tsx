import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Page } from '../../../shared/page/Page.tsx';
import { usePageTitle } from '../../../shared/title/usePageTitle.ts';
import { CO_OWNER_ENTRY_TEXTS } from './texts.ts';

const TEXT = CO_OWNER_ENTRY_TEXTS.none;

/** For a browser that opened no link. */
export const NoLinkPage = () => {
  usePageTitle(TEXT.title);
  return (
    <Page width="form">
      <EmptyState icon="phone" headingLevel={1} title={TEXT.title}>
        {TEXT.text}
      </EmptyState>
    </Page>
  );
};
