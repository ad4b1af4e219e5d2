import { Alert } from '@prendarios/design-system/feedback/Alert';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { postalCodeWarning } from '@prendarios/rules/postalCode';
import { Navigate, useNavigate } from 'react-router-dom';
import { useCreateUserMutation, useSignUpPlacesQuery } from '../../../generated/hooks.ts';
import { placeOptions } from '../../../shared/catalogue/options.ts';
import { useDemoFiller } from '../../../shared/demo/fillers.ts';
import { LIST_CONTEXT, ListProblem } from '../../../shared/errors/ListProblem.tsx';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { AccountPage } from '../AccountPage.tsx';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { SIGN_UP_DONE_PATH, SIGN_UP_PERSON_PATH } from './paths.ts';
import { keepAnswers, signUpAnswers, signUpDone } from './signUpAnswers.ts';
import {
  FIRST_ADDRESS,
  localityOf,
  newUserInput,
  validateAddressStep,
  type SignUpAddress,
  type SignUpPerson,
} from './signUpForm.ts';
import { SignUpProgress, SignUpWhy } from './SignUpFrame.tsx';

const TEXT = ACCOUNT_TEXTS.signUp;
const PLACE = TEXT.place;

const AddressForm = ({ person }: { person: SignUpPerson }) => {
  const navigate = useNavigate();
  const places = useSignUpPlacesQuery({ context: LIST_CONTEXT });
  const [create] = useCreateUserMutation();
  const form = useStepForm<SignUpAddress>({
    defaultValues: signUpAnswers().address ?? FIRST_ADDRESS,
    validate: validateAddressStep,
    send: async (address, context) => {
      keepAnswers({ address });
      const { data } = await create({ variables: { input: newUserInput(person, address) }, context });
      return data?.createUser.userErrors ?? [];
    },
    onDone: () => {
      signUpDone(person.email.trim());
      void navigate(SIGN_UP_DONE_PATH, { replace: true, state: { created: true } });
    },
  });
  useDemoFiller('sign-up-address', ({ address }) => {
    for (const part of ['street', 'number', 'floor', 'apartment', 'postalCode'] as const) {
      form.set(part, address[part]);
    }
  });
  const { errorOf, values } = form;
  const text = (name: Exclude<keyof SignUpAddress, 'provinceId'>) => ({
    ...form.form.register(name),
    label: PLACE[name],
    error: errorOf(name),
  });
  const warning = postalCodeWarning(values.postalCode, Number(values.provinceId));
  return (
    <AccountPage
      title={TEXT.address.title}
      subtitle={TEXT.address.subtitle}
      progress={<SignUpProgress current={2} />}
      back={{ href: SIGN_UP_PERSON_PATH }}
      form={form}
      sticky
      submit={TEXT.submit}
      aside={<SignUpWhy />}
    >
      <ListProblem queries={[places]} />
      <SelectField
        name="provinceId"
        label={PLACE.province}
        error={errorOf('provinceId')}
        autoComplete="address-level1"
        value={values.provinceId}
        onChange={(event) => {
          form.set('provinceId', event.target.value);
          form.set('locality', localityOf(event.target.value));
        }}
        options={placeOptions(places.data?.provinces)}
      />
      <TextField {...text('locality')} autoComplete="address-level2" />
      <TextField {...text('street')} autoComplete="address-line1" />
      <TextField {...text('number')} inputMode="numeric" width="s" autoComplete="off" />
      <Stack direction="row" gap={4} wrap>
        <TextField {...text('floor')} optional width="s" autoComplete="off" />
        <TextField {...text('apartment')} optional width="s" autoComplete="off" />
      </Stack>
      <TextField
        {...text('postalCode')}
        hint={PLACE.postalCodeHint}
        width="m"
        autoComplete="postal-code"
        autoCapitalize="characters"
      />
      {warning !== null && (
        <Alert tone="warning" live>
          {warning}
        </Alert>
      )}
    </AccountPage>
  );
};

/** RT-44, SH-07. A reload has forgotten the first step: it is asked again. */
export const SignUpAddressScreen = () => {
  const { person } = signUpAnswers();
  return person === null ? <Navigate replace to={SIGN_UP_PERSON_PATH} /> : <AddressForm person={person} />;
};
