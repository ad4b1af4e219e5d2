import { PhoneField } from '@prendarios/design-system/fields/PhoneField';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Link } from '@prendarios/design-system/foundations/Link';
import { joinPhone, phoneWarning } from '@prendarios/rules/phone';
import { useNavigate } from 'react-router-dom';
import { useDemoFiller } from '../../../shared/demo/fillers.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { SIGN_IN_PATH } from '../../../shared/session/paths.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { AccountPage } from '../AccountPage.tsx';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { SIGN_UP_ADDRESS_PATH } from './paths.ts';
import { keepAnswers, signUpAnswers } from './signUpAnswers.ts';
import { EMPTY_PERSON, validatePersonStep, type SignUpPerson } from './signUpForm.ts';
import { SignUpProgress, SignUpWhy } from './SignUpFrame.tsx';

const TEXT = ACCOUNT_TEXTS.signUp;

function genderOf(value: string): SignUpPerson['gender'] {
  return value === 'FEMALE' || value === 'MALE' || value === 'NON_BINARY' ? value : '';
}

/** RT-43, SH-06. */
export const SignUpPersonScreen = () => {
  const navigate = useNavigate();
  const form = useStepForm<SignUpPerson>({
    defaultValues: signUpAnswers().person ?? EMPTY_PERSON,
    validate: validatePersonStep,
    send: (person) => {
      keepAnswers({ person });
      return Promise.resolve([]);
    },
    onDone: () => void navigate(SIGN_UP_ADDRESS_PATH),
  });
  useDemoFiller('sign-up-person', ({ firstName, lastName, cuil, gender, phone, documentNumber }) => {
    form.set('firstName', firstName);
    form.set('lastName', lastName);
    form.set('cuil', cuil);
    form.set('gender', gender);
    form.set('email', `persona.${documentNumber}@correo.example`);
    form.set('phone', phone);
  });
  const { errorOf, values } = form;
  const { register } = form.form;
  return (
    <AccountPage
      title={TEXT.personal.title}
      subtitle={TEXT.personal.subtitle}
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
      <TextField
        {...register('firstName')}
        label={TEXT.firstName}
        error={errorOf('firstName')}
        autoComplete="given-name"
      />
      <TextField
        {...register('lastName')}
        label={TEXT.lastName}
        error={errorOf('lastName')}
        autoComplete="family-name"
      />
      <TextField
        {...register('cuil')}
        label={TEXT.cuil}
        hint={TEXT.cuilHint}
        error={errorOf('cuil')}
        width="l"
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField
        name="gender"
        label={TEXT.gender}
        hint={TEXT.genderHint}
        optional
        width="l"
        value={values.gender}
        onChange={(event) => form.set('gender', genderOf(event.target.value))}
        options={TEXT.genders.map(([value, label]) => ({ value, label }))}
      />
      <TextField
        {...register('email')}
        type="email"
        label={ACCOUNT_TEXTS.email}
        hint={TEXT.emailHint}
        error={errorOf('email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PhoneField
        name="phone"
        label={TEXT.phone}
        hint={phoneWarning(joinPhone(values.phone)) ?? TEXT.phoneHint}
        error={errorOf('phone')}
        value={values.phone}
        onChange={(phone) => form.set('phone', phone)}
      />
    </AccountPage>
  );
};
