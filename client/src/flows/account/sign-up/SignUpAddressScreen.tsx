import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { addressForm, type SignUpAddress, type SignUpPerson } from '@prendarios/rules/forms/account';
import { useNavigate } from 'react-router-dom';
import { Field, FormTextField, formPart } from '#shared/forms/Field.tsx';
import { postalCodeDoubts, StreetFields, type StreetValues } from '#shared/forms/StreetFields.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useCreateUserMutation, useSignUpPlacesQuery } from '#generated/hooks.ts';
import { placeOptions } from '#shared/loan/options.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { Redirect } from '#shared/page/Redirect.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { AccountPage } from '../AccountPage.tsx';
import { accountHeading } from '../headings.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { SIGN_UP_DONE_PATH, SIGN_UP_PERSON_PATH } from './paths.ts';
import { keepAnswers, signUpAnswers, signUpDone } from './signUpAnswers.ts';
import { FIRST_ADDRESS, localityOf, newUserInput } from './signUpForm.ts';
import { SignUpProgress, SignUpWhy } from './SignUpParts.tsx';

const TEXT = ACCOUNT_TEXTS.signUp;
const PLACE = TEXT.place;

const AddressForm = ({ person }: { person: SignUpPerson }) => {
  const navigate = useNavigate();
  const places = useSignUpPlacesQuery({ context: LIST_CONTEXT });
  const [create] = useCreateUserMutation();
  const form = useStepForm({
    id: 'sign-up-address',
    keep: {},
    schema: addressForm,
    defaultValues: signUpAnswers().address ?? FIRST_ADDRESS,
    doubts: postalCodeDoubts,
    send: async (address, context) => {
      keepAnswers({ address });
      const { data } = await create({ variables: { input: newUserInput(person, address) }, context });
      return problemsOrResult(data?.createUser.userErrors ?? [], null);
    },
    onDone: () => {
      signUpDone(person.email);
      void navigate(SIGN_UP_DONE_PATH, { replace: true, state: { created: true } });
    },
  });
  return (
    <AccountPage
      {...accountHeading('sign-up-address')}
      progress={<SignUpProgress current={2} />}
      back={{ href: SIGN_UP_PERSON_PATH }}
      form={form}
      sticky
      submit={TEXT.submit}
      aside={<SignUpWhy />}
    >
      <ListProblem queries={[places]} />
      <Field form={form} name="provinceId">
        {(field) => (
          <SelectField
            {...field}
            label={PLACE.province}
            autoComplete="address-level1"
            onChange={(event) => {
              field.onChange(event);
              form.set('locality', localityOf(event.target.value));
            }}
            options={placeOptions(places.data?.provinces)}
          />
        )}
      </Field>
      <FormTextField form={form} name="locality" label={PLACE.locality} autoComplete="address-level2" />
      <StreetFields form={formPart<StreetValues, SignUpAddress>(form)} texts={PLACE} />
    </AccountPage>
  );
};

/** RT-44, SH-07. A reload loses the answers of the first step, so the user starts again. */
export const SignUpAddressScreen = () => {
  const { person } = signUpAnswers();
  return person === null ? <Redirect to={SIGN_UP_PERSON_PATH} /> : <AddressForm person={person} />;
};
