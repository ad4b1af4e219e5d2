import { StepPage, type StepPageProps } from '#shared/page/steps/StepPage.tsx';
import { personTexts } from './section.ts';
import { usePersonPart } from './usePersonParts.ts';

/** Shows one part of a person's data; the first part has the step's heading. */
export const PersonPage = ({ isCoOwner = false, ...page }: StepPageProps & { isCoOwner?: boolean }) => {
  const { part, before, hrefOf } = usePersonPart();
  const TEXT = personTexts(isCoOwner);
  const headings = {
    dni: {},
    contacto: { title: TEXT.contact, pageTitle: TEXT.contactTab },
    trabajo: { title: TEXT.work, pageTitle: TEXT.workTab },
  };
  return <StepPage {...headings[part]} previous={before && hrefOf(before)} {...page} />;
};
