import { ConsentCheckbox } from '@prendarios/design-system/fields/ConsentCheckbox';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { CONSENT_NAMES, type ConsentName, type ConsentValues } from './consents.ts';
import { CONSENT_TEXTS as TEXT } from './texts.ts';

const LABELS: Readonly<Record<ConsentName, string>> = { dataConsent: TEXT.data, termsConsent: TEXT.terms };

type ConsentsProps = {
  values: ConsentValues;
  errorOf: (field: string) => string | undefined;
  onChange: (name: ConsentName, checked: boolean) => void;
};

/** What the applicant accepts in person, unticked at first. */
export const Consents = ({ values, errorOf, onChange }: ConsentsProps) => (
  <Stack gap={3}>
    {CONSENT_NAMES.map((name) => (
      <ConsentCheckbox
        key={name}
        name={name}
        label={LABELS[name]}
        error={errorOf(name)}
        checked={values[name]}
        onChange={(checked) => onChange(name, checked)}
      />
    ))}
    <Link href="/legales/privacidad" target="_blank" tone="quiet">
      {TEXT.link}
    </Link>
  </Stack>
);
