import { ConsentCheckbox } from '@prendarios/design-system/fields/ConsentCheckbox';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ConsentName, ConsentValues } from '@prendarios/rules/forms/consents';
import { Field } from '../forms/Field.tsx';
import type { StepForm } from '../forms/useStepForm.ts';
import { CONSENT_TEXTS as TEXT } from './texts.ts';

const LABELS: Readonly<Record<ConsentName, string>> = { dataConsent: TEXT.data, termsConsent: TEXT.terms };
const NAMES = ['dataConsent', 'termsConsent'] as const;

/** The consents of the applicant; the checkboxes are empty at first. */
export const Consents = ({ form }: { form: StepForm<ConsentValues> }) => (
  <Stack gap={3}>
    {NAMES.map((name) => (
      <Field key={name} form={form} name={name}>
        {({ value, ...field }) => <ConsentCheckbox {...field} label={LABELS[name]} checked={value} />}
      </Field>
    ))}
    <Link href="/legales/privacidad" target="_blank" tone="quiet">
      {TEXT.link}
    </Link>
  </Stack>
);
