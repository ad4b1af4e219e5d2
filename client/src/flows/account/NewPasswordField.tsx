import { Alert } from '@prendarios/design-system/feedback/Alert';
import { PasswordField, type PasswordFieldProps } from '@prendarios/design-system/fields/PasswordField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { isCommonPassword } from './commonPasswords.ts';
import { ACCOUNT_TEXTS as TEXT } from './texts.ts';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'value'> & { value: string };

/** Asks for a new password, which password managers can suggest; warns about common ones but accepts them. */
export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <Stack gap={3}>
    <PasswordField
      {...props}
      label={TEXT.newPassword}
      hint={TEXT.newPasswordHint}
      autoComplete="new-password"
    />
    {isCommonPassword(props.value) && (
      <Alert tone="warning" live>
        {TEXT.commonPassword}
      </Alert>
    )}
  </Stack>
);
