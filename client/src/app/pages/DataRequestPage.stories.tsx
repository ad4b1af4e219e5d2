import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestPersonalDataDocument } from '#generated/graphql.ts';
import { mockAnswer } from '#testing/answers.ts';
import { DATA_REQUEST_PATH } from '#shared/page/site.ts';
import { LISTS } from '#testing/samples/lists.ts';
import { screen } from '#testing/ScreenStory.tsx';
import { PAGE_TEXTS } from './texts.ts';

const meta: Meta = { title: 'screens/7 Site/06 Data request', tags: ['!autodocs'] };
export default meta;

const TEXT = PAGE_TEXTS.dataRequest;

export const Usual = screen({ at: DATA_REQUEST_PATH, answers: LISTS, shows: TEXT.kind });

export const WithErrors: StoryObj = {
  ...Usual,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Usual.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: TEXT.submit }));
    await canvas.findByRole('region', { name: 'Revisá estos datos' });
  },
};

export const Received: StoryObj = {
  ...screen({
    at: DATA_REQUEST_PATH,
    answers: [
      ...LISTS,
      mockAnswer(RequestPersonalDataDocument, {
        __typename: 'Mutation',
        requestPersonalData: {
          __typename: 'RequestPersonalDataPayload',
          receipt: {
            __typename: 'PersonalDataReceipt',
            number: '4821-0073-9155',
            requestedAt: '2026-11-22T15:00:00Z',
            dueOn: '2026-12-02',
          },
          userErrors: [],
        },
      }),
    ],
    shows: TEXT.kind,
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Usual.play?.(context);
    const [kind] = await canvas.findAllByRole('radio');
    if (kind === undefined) throw new Error('There is no kind of request to choose.');
    await userEvent.click(kind);
    await userEvent.click(await canvas.findByRole('radio', { name: /Femenino/i }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'DNI' }), '30111222');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Correo/ }), 'laura@example.com');
    await userEvent.click(canvas.getByRole('button', { name: TEXT.submit }));
    await canvas.findByText('4821-0073-9155');
  },
};
