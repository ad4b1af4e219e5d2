import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useParams } from 'react-router-dom';
import { useBank } from '../../shared/bank/bank.ts';
import { Page } from '../../shared/page/Page.tsx';
import { usePageTitle } from '../../shared/title/usePageTitle.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

type LegalText = { title: string; paragraphs: readonly string[] };

const Article = ({ text }: { text: LegalText }) => {
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
      </Stack>
    </Page>
  );
};

export const LegalPage = () => {
  const { slug = '' } = useParams();
  const texts: Readonly<Record<string, LegalText>> = useBank().legalTexts;
  const text = Object.hasOwn(texts, slug) ? texts[slug] : undefined;
  return text === undefined ? <NotFoundPage /> : <Article text={text} />;
};
