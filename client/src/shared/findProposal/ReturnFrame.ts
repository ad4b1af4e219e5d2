import type { ReactNode } from 'react';
import type { FindProposalMutation } from '../../generated/graphql.ts';
import type { FormScreenProps } from '../page/FormScreen.tsx';

/** The data of an open proposal that is visible without its phone code (docs/domain.md#finding-a-proposal). */
export type Match = NonNullable<FindProposalMutation['findProposal']['match']>;

export type ReturnFrameProps = Pick<
  FormScreenProps,
  'title' | 'subtitle' | 'pageTitle' | 'form' | 'submit' | 'foot' | 'children'
>;

/** The page component around the steps to find and open a proposal; each flow has its own. */
export type ReturnFrame = (props: ReturnFrameProps) => ReactNode;
