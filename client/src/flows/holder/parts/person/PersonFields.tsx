import { Stack } from '@prendarios/design-system/foundations/Stack';
import { dateToParts } from '@prendarios/rules/birthDate';
import { DOCUMENT_TYPE } from '@prendarios/rules/constants';
import { formatCuil, suggestCuil } from '@prendarios/rules/cuil';
import type { ScannedDni } from '@prendarios/rules/dniBarcode';
import { Suspense, useEffect, useState } from 'react';
import { useStartupListsQuery } from '#generated/hooks.ts';
import { GENDER_OF_CODE } from '#shared/loan/genders.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { LoadingContent } from '#shared/page/LoadingPage.tsx';
import type { PersonPart } from '#shared/page/steps/part.ts';
import { whenIdle } from '#shared/text/whenIdle.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { ScanButton } from './scan/ScanButton.tsx';
import type { PersonSectionProps } from './section.ts';

const loadContact = async () => (await import('./ContactSection.tsx')).ContactSection;
const loadEmployment = async () => (await import('./EmploymentSection.tsx')).EmploymentSection;
const ScannedList = lazyScreen(async () => (await import('./scan/ScannedList.tsx')).ScannedList);
const loadConsents = () => import('#shared/loan/consents/Consents.tsx');
/** The later parts: loaded while the first one is filled in. */
const ContactSection = lazyScreen(loadContact);
const EmploymentSection = lazyScreen(loadEmployment);

type PersonFieldsProps = PersonSectionProps & { today: string; part: PersonPart };

function fillWith(form: PersonSectionProps['form'], dni: ScannedDni): void {
  form.set('firstName', dni.firstName);
  form.set('lastName', dni.lastName);
  form.set('documentKind', dni.documentType === DOCUMENT_TYPE.foreignDni ? 'FOREIGN_DNI' : 'DNI');
  form.set('documentNumber', dni.document);
  form.set('gender', GENDER_OF_CODE[dni.gender] ?? null);
  form.set('birthDate', dateToParts(dni.birthDate));
  // A foreigner's CUIL may have another number.
  const usual = dni.documentType === DOCUMENT_TYPE.dni ? suggestCuil(dni.document, dni.gender) : null;
  form.set('cuil', formatCuil(dni.cuil ?? usual ?? ''));
}

/** One part about a person, the applicant or the co-owner: identity, contact or work. */
export const PersonFields = ({ part, today, ...props }: PersonFieldsProps) => {
  const { form, isCoOwner } = props;
  const [scanned, setScanned] = useState<ScannedDni | null>(null);
  const lists = useStartupListsQuery({ context: LIST_CONTEXT });
  useEffect(function prepareLaterParts() {
    // A script that failed to load is fetched again when its part is shown.
    const load = () => Promise.all([loadContact(), loadEmployment(), loadConsents()]);
    whenIdle(() => void load().catch(() => undefined));
  }, []);
  // What is wrong is mended in its field.
  const isWhole = scanned !== null && Object.values(scanned).every((value) => value !== '');
  const isListed = isWhole && form.summary.length === 0 && !isCoOwner;
  return (
    <Stack gap={8}>
      <ListProblem queries={[lists]} />
      {part === 'dni' && (
        <>
          <ScanButton
            isCoOwner={isCoOwner}
            isRead={scanned !== null}
            onFound={(dni) => {
              fillWith(form, dni);
              setScanned(dni);
            }}
          />
          {isListed ? (
            <Suspense fallback={<LoadingContent />}>
              <ScannedList form={form} onChange={() => setScanned(null)} />
            </Suspense>
          ) : (
            <IdentitySection {...props} today={today} />
          )}
        </>
      )}
      <Suspense fallback={<LoadingContent />}>
        {part === 'contacto' && <ContactSection {...props} />}
        {part === 'trabajo' && <EmploymentSection {...props} />}
      </Suspense>
    </Stack>
  );
};
