import { FollowUpDocument, type FollowUpQuery } from '#generated/graphql.ts';
import { mockAnswer } from '../answers.ts';

type FollowUp = NonNullable<FollowUpQuery['followUp']>;
type Member = NonNullable<FollowUp['assignee']>;

const you: Member = { __typename: 'StaffMember', name: 'Laura Sosa', isViewer: true };
const diego: Member = { __typename: 'StaffMember', name: 'Diego Luna', isViewer: false };

/** The follow-up of a proposal assigned to the seller, with notes by two people. */
export const followedUp: FollowUp = {
  __typename: 'FollowUp',
  assignee: you,
  assignedAt: '2026-11-19T18:04:00.000Z',
  nextCallOn: '2099-12-03',
  notes: [
    {
      __typename: 'FollowUpNote',
      id: 'second',
      text: 'Prefiere que la llame a la tarde, sale de trabajar a las 18.',
      author: you,
      writtenAt: '2026-11-19T18:05:00.000Z',
    },
    {
      __typename: 'FollowUpNote',
      id: 'first',
      text: 'Pasó por el salón. Le falta el recibo de sueldo.',
      author: diego,
      writtenAt: '2026-11-18T13:40:00.000Z',
    },
  ],
  history: [
    {
      __typename: 'StaffAct',
      id: 'reminded',
      kind: 'REMINDED',
      by: you,
      party: 'OWNER',
      maskedRecipient: '•• •••• 0000',
      from: null,
      nextCallOn: null,
      doneAt: '2026-11-19T18:06:00.000Z',
    },
    {
      __typename: 'StaffAct',
      id: 'taken',
      kind: 'TAKEN',
      by: you,
      party: null,
      maskedRecipient: null,
      from: null,
      nextCallOn: null,
      doneAt: '2026-11-19T18:04:00.000Z',
    },
  ],
  canChange: true,
};

/** Mocks a follow-up; null if the bank does not support it. */
export const followUpIs = (followUp: FollowUp | null) =>
  mockAnswer(FollowUpDocument, { __typename: 'Query', followUp });
