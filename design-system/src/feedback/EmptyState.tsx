import type { ReactNode } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { Text } from '../foundations/Text.tsx';
import { StateAction, StateBox, StateIcon, StateText } from './State.tsx';

export type EmptyStateProps = {
  /** In place of the icon: an Illustration, where the state is a whole page. */
  illustration?: ReactNode;
  /** The icon over the words. */
  icon?: IconName;
  /** What is not here. */
  title: ReactNode;
  /** Why, and what to do. */
  children?: ReactNode;
  /** A link or a button: the next action. */
  action?: ReactNode;
  /** Level of the heading, by its place in the page. */
  headingLevel?: 1 | 2 | 3;
};

/** For a list or page without content: says so, and offers a next action. */
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
