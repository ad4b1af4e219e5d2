import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useBank } from '../../shared/bank/bank.ts';
import { Page } from '../../shared/page/Page.tsx';
import { usePageTitle } from '../../shared/title/usePageTitle.ts';
import { DATA_REQUEST_PATH } from '../../shared/page/site.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PAGE_TEXTS } from './texts.ts';

/** The one of the bank's legal texts that leads to the requests about it. */
const PRIVACY = 'privacidad';

type LegalText = { title: string; paragraphs: readonly string[] };

const Article = ({ text, children }: { text: LegalText; children?: ReactNode }) => {
  usePageTitle(text.title);
  return (
    <Page width="form">
      <Stack gap={4}>
        <Text as="h1" size={40} weight="heavy">
          {text.title}
        </Text>
        {text.paragraphs.map((paragraph) => (
          <Text key={paragraph} measure>
            {paragraph}
          </Text>
        ))}
        {children}
      </Stack>
    </Page>
  );
};

export const LegalPage = () => {
  const { slug = '' } = useParams();
  const texts: Readonly<Record<string, LegalText>> = useBank().legalTexts;
  const text = Object.hasOwn(texts, slug) ? texts[slug] : undefined;
  if (text === undefined) return <NotFoundPage />;
  return (
    <Article text={text}>
      {slug === PRIVACY && <Link href={DATA_REQUEST_PATH}>{PAGE_TEXTS.privacyLink}</Link>}
    </Article>
  );
};
