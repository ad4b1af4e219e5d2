import type { Meta } from '@storybook/react-vite';
import { EndPageDocument } from '#generated/graphql.ts';
import { mockAnswer } from '#testing/answers.ts';
import { accounts, longNames, proposalAfter } from '#testing/samples/holder.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/17 End, sent', tags: ['!autodocs'] };
export default meta;

const at = '/titular/fin-proceso';

const story = (...[last, change]: Parameters<typeof proposalAfter>) => {
  const { current, begun } = proposalAfter(last, { account: accounts[0] ?? null, ...change });
  const page = mockAnswer(EndPageDocument, { __typename: 'Query', currentProposal: current });
  return screen({ at, answers: [page, ...begun], shows: '104882' });
};

export const Usual = story('CONFIRMATION');

export const SellerAwaited = story('CONFIRMATION', {
  seller: {
    __typename: 'Seller',
    pointOfSaleCode: null,
    hasValidData: false,
    party: {
      __typename: 'SellerContact',
      linkEmail: 'jorge.peralta@example.com',
      linkPhone: { __typename: 'MobilePhone', areaCode: '11', number: '45557788' },
      maskedRecipient: '•• •••• 7788',
    },
  },
});

export const Signed = story('ACCOUNT_CHOICE');

export const LongNames = story('CONFIRMATION', longNames);
