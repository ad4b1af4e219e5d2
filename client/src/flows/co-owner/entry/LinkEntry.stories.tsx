import type { Meta } from '@storybook/react-vite';
import { CoOwnershipFlowDocument, OpenCoOwnerLinkDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { coOwnershipIs, noCoOwnership } from '#testing/samples/coOwnership.ts';
import { SELLER } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/4 Co-owner/00 Link', tags: ['!autodocs'] };
export default meta;

const at = '/cotitular?propuesta=105317#clave=Zk1';

export const Ended = screen({
  at,
  answers: [
    mockAnswer(OpenCoOwnerLinkDocument, {
      __typename: 'Mutation',
      openCoOwnerLink: { __typename: 'OpenCoOwnerLinkPayload', coOwnership: null, userErrors: [] },
    }),
  ],
  shows: 'Este enlace ya no sirve',
});

export const Owners = screen({
  at,
  answers: [
    mockAnswer(OpenCoOwnerLinkDocument, {
      __typename: 'Mutation',
      openCoOwnerLink: {
        __typename: 'OpenCoOwnerLinkPayload',
        coOwnership: null,
        userErrors: [
          {
            __typename: 'UserError',
            code: 'CO_OWNER_ONLY',
            message: 'Es para Julián, que lo tiene que abrir en su propio celular.',
            path: [],
          },
        ],
      },
    }),
  ],
  shows: 'Este enlace es para tu cotitular',
});

export const WithoutLink = screen({
  at: '/cotitular',
  answers: noCoOwnership,
  shows: 'Abrí el enlace que te mandamos',
});

export const Slow = screen({
  at,
  answers: [mockPending(OpenCoOwnerLinkDocument)],
  shows: 'Te invitaron a ser cotitular',
});

export const Failing = screen({
  at,
  answers: [mockFailure(OpenCoOwnerLinkDocument)],
  shows: 'No pudimos cargar esta parte',
});

export const FailingLater = screen({
  at: '/cotitular?id=x',
  answers: [mockFailure(CoOwnershipFlowDocument)],
  shows: 'No pudimos cargar esta parte',
});

/** The co-owner accepted on another device; opening the page alone sends no code. */
export const OtherDevice = screen({
  at: '/cotitular/identidad?id=x',
  answers: coOwnershipIs({ step: 'IDENTITY', isCodeRequired: true }),
  shows: /El código llega por SMS al •• •••• 8124/,
});

export const Staff = screen({ at, as: SELLER, shows: 'Esto lo hace el cotitular' });
