import type { ReactNode } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { Text } from '../foundations/Text.tsx';
import { StateAction, StateBox, StatePicture, StateText } from './State.tsx';

export type EmptyStateProps = {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** Nothing here yet, and a way on. */
export const EmptyState = ({
  icon = 'search',
  title,
  children,
  action,
  headingLevel = 2,
}: EmptyStateProps) => (
  <StateBox>
    <StatePicture ownerState={{ failed: false }}>
      <Icon name={icon} size={32} />
    </StatePicture>
    <Text as={`h${headingLevel}`} size={headingLevel === 1 ? 32 : 20}>
      {title}
    </Text>
    {children && <StateText>{children}</StateText>}
    {action && <StateAction>{action}</StateAction>}
  </StateBox>
);
