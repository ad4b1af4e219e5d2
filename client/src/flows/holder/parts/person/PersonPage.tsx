import type { ComponentProps } from 'react';
import { HolderPage } from '../page/HolderPage.tsx';
import { personTexts } from './section.ts';
import { usePersonPart } from './usePersonParts.ts';

/** The page of one part about a person; the first part has the step's own heading. */
export const PersonPage = (page: ComponentProps<typeof HolderPage>) => {
  const { part, before, hrefOf } = usePersonPart();
  const TEXT = personTexts(page.step === 'co-owner');
  const headings = {
    dni: {},
    contacto: { title: TEXT.contact, pageTitle: TEXT.contactTab },
    trabajo: { title: TEXT.work, pageTitle: TEXT.workTab },
  };
  return <HolderPage {...headings[part]} partBefore={before && hrefOf(before)} {...page} />;
};
