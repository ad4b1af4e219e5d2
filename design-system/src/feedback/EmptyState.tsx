import type { ReactNode } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { Text } from '../foundations/Text.tsx';
import { StateAction, StateBox, StateIcon, StateText } from './State.tsx';

export type EmptyStateProps = {
  /** Illustration that replaces the icon if the state fills the page. */
  illustration?: ReactNode;
  /** Icon above the text. */
  icon?: IconName;
  /** What is missing. */
  title: ReactNode;
  /** Reason and next step. */
  children?: ReactNode;
  /** Link or button for the next action. */
  action?: ReactNode;
  /** Heading level in the page's outline. */
  headingLevel?: 1 | 2 | 3;
};

/** Fills an empty list or page with an explanation and a next action. */
export const EmptyState = ({
  illustration,
  icon = 'search',
  title,
  children,
  action,
  headingLevel = 2,
}: EmptyStateProps) => (
  <StateBox>
    {illustration ?? (
      <StateIcon ownerState={{ failed: false }}>
        <Icon name={icon} size={32} />
      </StateIcon>
    )}
    <Text as={`h${headingLevel}`} size={headingLevel === 1 ? 32 : 20}>
      {title}
    </Text>
    {children && <StateText>{children}</StateText>}
    {action && <StateAction>{action}</StateAction>}
  </StateBox>
);
