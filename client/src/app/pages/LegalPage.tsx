import { Button } from '@prendarios/design-system/actions/Button';
import { Link } from '@prendarios/design-system/foundations/Link';
import type { LegalText } from '@prendarios/rules/brandFile';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useBank } from '#shared/page/bank.ts';
import { LegalSections } from '#shared/page/legal/LegalSections.tsx';
import { CONTRACT_MODEL_PATH, DATA_REQUEST_PATH } from '#shared/page/site.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { TextPage } from './TextPage.tsx';
import { PAGE_TEXTS } from './texts.ts';

/** Links to related pages of a legal text. */
const WAYS: Readonly<Record<string, ReactNode>> = {
  privacidad: <Link href={DATA_REQUEST_PATH}>{PAGE_TEXTS.privacyLink}</Link>,
  'contratos-de-adhesion': (
    <div>
      <Button variant="secondary" href={CONTRACT_MODEL_PATH}>
        {PAGE_TEXTS.contractModel.link}
      </Button>
    </div>
  ),
};

export const LegalPage = () => {
  const { slug = '' } = useParams();
  const texts: Readonly<Record<string, LegalText>> = useBank().legalTexts;
  const text = Object.hasOwn(texts, slug) ? texts[slug] : undefined;
  if (text === undefined) return <NotFoundPage />;
  return (
    <TextPage title={text.title}>
      {WAYS[slug]}
      <LegalSections text={text} headingLevel="h2" />
    </TextPage>
  );
};
