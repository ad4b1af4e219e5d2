import type { ReactNode } from 'react';
import type { FindProposalMutation } from '../../generated/graphql.ts';
import type { FormScreenProps } from '../page/FormScreen.tsx';

/** Stands for the open proposal of a document, whether there is one or not (docs/domain.md#finding-a-proposal). */
export type Match = NonNullable<FindProposalMutation['findProposal']['match']>;

/** Whether this browser or user holds the proposal: nobody else is told that there is one. */
export const isHeld = (match: Match | null): boolean => match !== null && match.number !== null;

export type ReturnFrameProps = Pick<
  FormScreenProps,
  'title' | 'subtitle' | 'pageTitle' | 'form' | 'submit' | 'foot' | 'children'
>;

/** The page component around the steps to find and open a proposal; each flow has its own. */
export type ReturnFrame = (props: ReturnFrameProps) => ReactNode;
