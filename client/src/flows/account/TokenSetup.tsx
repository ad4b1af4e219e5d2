import { Button } from '@prendarios/design-system/actions/Button';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { CodeField } from '@prendarios/design-system/fields/CodeField';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { authenticatorForm } from '@prendarios/rules/forms/account';
import { useState } from 'react';
import { Field } from '#shared/forms/Field.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import type { FormPageProps } from '#shared/page/FormPage.tsx';
import { QrCode } from '#shared/files/QrCode.tsx';
import { AccountPage } from './AccountPage.tsx';
import { ACCOUNT_TEXTS } from './texts.ts';
import type { TokenSecret } from './sign-in/signInSteps.ts';

const TEXT = ACCOUNT_TEXTS.tokenSetup;

/** Formats a secret in groups of four ('JBSW Y3DP …'), which are easier to read and type. */
export function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** Shows the secret as QR code, link and text, so that no second device is needed (WCAG 3.3.8). */
const Secret = ({ secret, uri }: TokenSecret) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Without a clipboard the user types the secret, which is visible.
    }
  };
  return (
    <Stack gap={4} align="start">
      <QrCode text={uri} label={TEXT.qr} />
      <Link href={uri}>{TEXT.openApp}</Link>
      <Stack gap={1} align="start">
        <Text size={15} tone="muted">
          {TEXT.secret}
        </Text>
        <Text weight="semibold" numeric spelled>
          {inFours(secret)}
        </Text>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {isCopied ? TEXT.copied : TEXT.copy}
        </Button>
        <LiveRegion message={isCopied ? TEXT.copied : ''} />
      </Stack>
    </Stack>
  );
};

type TokenSetupProps = {
  token: TokenSecret;
  /** Verifies that the authenticator shows valid codes. */
  prove: (code: string) => Promise<readonly ServerProblem[]>;
  onDone?: () => void;
} & Pick<FormPageProps, 'aside' | 'back' | 'note'>;

/** Sets up an authenticator, during sign-in or on the account page. */
export const TokenSetup = ({ token, prove, onDone = () => undefined, ...page }: TokenSetupProps) => {
  const form = useStepForm({
    id: 'authenticator',
    schema: authenticatorForm,
    defaultValues: { code: '' },
    isKeyed: false,
    send: async ({ code }) => problemsOrResult(await prove(code), null),
    onDone,
  });
  return (
    <AccountPage
      pageTitle={TEXT.page}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      form={form}
      sticky
      submit={TEXT.submit}
      {...page}
    >
      <Stack as="ol" gap={4}>
        <li>{TEXT.steps[0]}</li>
        <li>
          <Stack gap={4}>
            <Text as="span">{TEXT.steps[1]}</Text>
            <Secret {...token} />
          </Stack>
        </li>
        <li>{TEXT.steps[2]}</li>
      </Stack>
      <Field form={form} name="code">
        {(field) => <CodeField {...field} label={ACCOUNT_TEXTS.token.label} />}
      </Field>
    </AccountPage>
  );
};
