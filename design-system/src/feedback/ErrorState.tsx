import type { ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { Text } from '../foundations/Text.tsx';
import { StateAction, StateBox, StateIcon, StateText } from './State.tsx';

export type ErrorStateProps = {
  /** What happened. */
  title: ReactNode;
  /** Whether the answers are saved, and what to do. */
  children?: ReactNode;
  /** Link or button for the next action. */
  action?: ReactNode;
  /** Code that users can give when they ask for help. */
  reference?: string;
  /** Heading level in the page's outline. */
  headingLevel?: 1 | 2 | 3;
};

/** Replaces a page or section that failed: what happened, whether the answers are saved, what to do next. */
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
