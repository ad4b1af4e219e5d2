import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ScannedDni } from '@prendarios/rules/dniBarcode';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStartupListsQuery } from '#generated/hooks.ts';
import { ScanButton } from '#shared/loan/dniScan/ScanButton.tsx';
import { scannedValues } from '#shared/loan/dniScan/scannedValues.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { LoadingContent } from '#shared/page/LoadingPage.tsx';
import type { PersonPart } from '#shared/page/steps/part.ts';
import { whenIdle } from '#shared/whenIdle.ts';
import { IdentitySection } from './IdentitySection.tsx';
import type { PersonSectionProps } from './section.ts';

const loadContact = async () => (await import('./ContactSection.tsx')).ContactSection;
const loadEmployment = async () => (await import('./EmploymentSection.tsx')).EmploymentSection;
const ScannedList = lazyScreen(async () => (await import('./ScannedList.tsx')).ScannedList);
const loadConsents = () => import('#shared/loan/consents/Consents.tsx');
/** Later parts load while the user fills in the first one. */
const ContactSection = lazyScreen(loadContact);
const EmploymentSection = lazyScreen(loadEmployment);

type PersonFieldsProps = PersonSectionProps & {
  today: string;
  part: PersonPart;
  /** Shown with the document's number. */
  underDocument?: ReactNode;
};

function fillWith(form: PersonSectionProps['form'], dni: ScannedDni): void {
  const read = scannedValues(dni);
  form.set('firstName', read.firstName);
  form.set('lastName', read.lastName);
  form.set('documentKind', read.documentKind);
  form.set('documentNumber', read.documentNumber);
  form.set('gender', read.gender);
  form.set('birthDate', read.birthDate);
  form.set('cuil', read.cuil);
}

/** Asks for one part of a person's data: identity, contact or work. */
export const PersonFields = ({ part, today, underDocument, ...props }: PersonFieldsProps) => {
  const { form, isCoOwner } = props;
  const [scanned, setScanned] = useState<ScannedDni | null>(null);
  const lists = useStartupListsQuery({ context: LIST_CONTEXT });
  useEffect(function prepareLaterParts() {
    // A script that failed to load is fetched again when its part is shown.
    const load = () => Promise.all([loadContact(), loadEmployment(), loadConsents()]);
    whenIdle(() => void load().catch(() => undefined));
  }, []);
  // Wrong values are corrected in their fields, so the list needs complete ones.
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
              {underDocument}
            </Suspense>
          ) : (
            <IdentitySection {...props} today={today} underDocument={underDocument} />
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
