import type { Meta } from '@storybook/react-vite';
import { SignUpPlacesDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure } from '#testing/answers.ts';
import { screen } from '#testing/ScreenStory.tsx';
import { keepAnswers } from './signUpAnswers.ts';

const meta: Meta = {
  title: 'screens/5 Account/03 Sign up address',
  tags: ['!autodocs'],
  beforeEach: () => {
    keepAnswers({
      person: {
        firstName: 'Laura',
        lastName: 'Giménez',
        gender: 'FEMALE',
        cuil: '27301112223',
        phone: { areaCode: '11', number: '45551234' },
        email: 'laura.gimenez@example.com',
      },
    });
    return () => keepAnswers({ person: null });
  },
};
export default meta;

const at = '/usuario/registrarse/datos-del-domicilio';
const places = mockAnswer(SignUpPlacesDocument, {
  __typename: 'Query',
  provinces: [
    { __typename: 'Province', id: '1', name: 'CAPITAL FEDERAL', postalLetter: 'C' },
    { __typename: 'Province', id: '2', name: 'BUENOS AIRES', postalLetter: 'B' },
  ],
});

export const Usual = screen({ at, answers: [places], shows: 'Provincia' });

export const Failing = screen({ at, answers: [mockFailure(SignUpPlacesDocument)], shows: 'Provincia' });
