import { ConsentCheckbox } from '@prendarios/design-system/fields/ConsentCheckbox';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ConsentName, ConsentValues } from '@prendarios/rules/forms/consents';
import { Field } from '#shared/forms/Field.tsx';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { useBackCloses } from '#shared/page/useBackCloses.ts';
import { CONSENT_TEXTS as TEXT } from './texts.ts';

const LegalTextDialog = lazyDialog(
  async () => (await import('#shared/page/legal/LegalTextDialog.tsx')).LegalTextDialog,
);

const CONSENTS = [
  { name: 'dataConsent', words: TEXT.data, slug: 'privacidad' },
  { name: 'termsConsent', words: TEXT.terms, slug: 'terminos-y-condiciones' },
] as const satisfies readonly { name: ConsentName; words: readonly [string, string]; slug: string }[];

/** Asks for the applicant's consents, with links to their legal texts; the checkboxes start empty. */
export const Consents = ({ form }: { form: StepForm<ConsentValues> }) => {
  const { opened, open, close } = useBackCloses('legalText');
  const slug = CONSENTS.find((consent) => consent.slug === opened)?.slug;
  return (
    <Stack gap={3}>
      {CONSENTS.map((consent) => (
        <Field key={consent.name} form={form} name={consent.name}>
          {({ value, ...field }) => (
            <ConsentCheckbox
              {...field}
              checked={value}
              label={
                <>
                  {consent.words[0]}
                  <Link
                    href={`/legales/${consent.slug}`}
                    onClick={(event) => {
                      // Opens in a dialog, so that the form is not left.
                      event.preventDefault();
                      open(consent.slug);
                    }}
                  >
                    {consent.words[1]}
                  </Link>
                  .
                </>
              }
            />
          )}
        </Field>
      ))}
      <LegalTextDialog slug={slug ?? 'privacidad'} open={slug !== undefined} onClose={close} />
    </Stack>
  );
};
