import { Stack } from '@prendarios/design-system/foundations/Stack';
import { useMobileProvidersQuery, useStartupListsQuery } from '../../../../generated/hooks.ts';
import { LIST_CONTEXT, ListProblem } from '../../../../shared/errors/ListProblem.tsx';
import { ContactSection } from './ContactSection.tsx';
import { EmploymentSection } from './EmploymentSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import type { PersonSectionProps } from './Section.tsx';

/** The three sections about a person, the applicant or the co-owner: identity, contact, work. */
export const PersonFields = (props: PersonSectionProps & { today: string }) => {
  const lists = useStartupListsQuery({ context: LIST_CONTEXT });
  const providers = useMobileProvidersQuery({ context: LIST_CONTEXT });
  return (
    <Stack gap={10}>
      <ListProblem queries={[lists, providers]} />
      <IdentitySection {...props} />
      <ContactSection {...props} />
      <EmploymentSection {...props} />
    </Stack>
  );
};
