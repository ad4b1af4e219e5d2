import type { ReactNode } from 'react';
import type { FindProposalMutation } from '../../generated/graphql.ts';
import type { FormScreenProps } from '../page/FormScreen.tsx';

/** All that is known of an open proposal before its phone code was given (docs/domain.md#finding-a-proposal). */
export type Match = NonNullable<FindProposalMutation['findProposal']['match']>;

export type ReturnFrameProps = Pick<
  FormScreenProps,
  'title' | 'subtitle' | 'pageTitle' | 'form' | 'submit' | 'foot' | 'children'
>;

/** The page of a flow around a step of the way back: each flow has its own. */
export type ReturnFrame = (props: ReturnFrameProps) => ReactNode;
