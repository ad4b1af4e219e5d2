import type { ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { Text } from '../foundations/Text.tsx';
import { StateAction, StateBox, StateIcon, StateText } from './State.tsx';

export type ErrorStateProps = {
  /** What happened. */
  title: ReactNode;
  /** Whether the answers are kept, and what to do. */
  children?: ReactNode;
  /** A link or a button: the next action. */
  action?: ReactNode;
  /** A code that the user can quote when asking for help. */
  reference?: string;
  /** Level of the heading, by its place in the page. */
  headingLevel?: 1 | 2 | 3;
};

/** For a page or section that failed: what happened, whether the answers are kept, what to do next. */
export const ErrorState = ({ title, children, action, reference, headingLevel = 2 }: ErrorStateProps) => (
  <StateBox role="alert">
    <StateIcon ownerState={{ failed: true }}>
      <Icon name="warning" size={32} />
    </StateIcon>
    <Text as={`h${headingLevel}`} size={headingLevel === 1 ? 32 : 20}>
      {title}
    </Text>
    {children && <StateText>{children}</StateText>}
    {action && <StateAction>{action}</StateAction>}
    {reference && (
      <Text size={13} tone="soft" numeric>
        {reference}
      </Text>
    )}
  </StateBox>
);
