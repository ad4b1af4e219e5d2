import { Link } from '@prendarios/design-system/foundations/Link';
import { signUpPersonForm } from '@prendarios/rules/forms/account';
import { useNavigate } from 'react-router-dom';
import { EmailField } from '#shared/forms/EmailField.tsx';
import { Field, FormSelectField, FormTextField } from '#shared/forms/Field.tsx';
import { MobileField } from '#shared/forms/MobileField.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { SIGN_IN_PATH } from '#shared/session/paths.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { AccountPage } from '../AccountPage.tsx';
import { accountHeading } from '../headings.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { SIGN_UP_ADDRESS_PATH } from './paths.ts';
import { keepAnswers, signUpAnswers } from './signUpAnswers.ts';
import { EMPTY_PERSON } from './signUpForm.ts';
import { SignUpProgress, SignUpWhy } from './SignUpParts.tsx';

const TEXT = ACCOUNT_TEXTS.signUp;

export const SignUpPersonScreen = () => {
  const navigate = useNavigate();
  const form = useStepForm({
    id: 'sign-up-person',
    keep: {},
    schema: signUpPersonForm,
    defaultValues: signUpAnswers().person ?? EMPTY_PERSON,
    send: (person) => {
      keepAnswers({ person });
      return Promise.resolve({ result: null });
    },
    onDone: () => void navigate(SIGN_UP_ADDRESS_PATH),
  });
  return (
    <AccountPage
      {...accountHeading('sign-up-person')}
      progress={<SignUpProgress current={1} />}
      back={{ href: SIGN_IN_PATH }}
      form={form}
      sticky
      submit={COMMON_TEXTS.continue}
      aside={<SignUpWhy />}
      note={
        <>
          {TEXT.have} <Link href={SIGN_IN_PATH}>{TEXT.signIn}</Link>
        </>
      }
    >
      <FormTextField form={form} name="firstName" label={TEXT.firstName} autoComplete="given-name" />
      <FormTextField form={form} name="lastName" label={TEXT.lastName} autoComplete="family-name" />
      <FormTextField
        form={form}
        name="cuil"
        label={TEXT.cuil}
        hint={TEXT.cuilHint}
        width="l"
        inputMode="numeric"
        autoComplete="off"
      />
      <FormSelectField
        form={form}
        name="gender"
        label={TEXT.gender}
        hint={TEXT.genderHint}
        optional
        width="l"
        options={TEXT.genders.map(([value, label]) => ({ value, label }))}
      />
      <Field form={form} name="email">
        {(field) => (
          <EmailField
            {...field}
            label={ACCOUNT_TEXTS.email}
            hint={TEXT.emailHint}
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field form={form} name="phone">
        {(field) => <MobileField {...field} label={TEXT.phone} hint={TEXT.phoneHint} />}
      </Field>
    </AccountPage>
  );
};
