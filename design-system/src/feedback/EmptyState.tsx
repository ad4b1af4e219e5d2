import type { ReactNode } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { Text } from '../foundations/Text.tsx';
import './State.css';

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
  <div className="pd-state">
    <span className="pd-state__picture">
      <Icon name={icon} size={32} />
    </span>
    <Text as={`h${headingLevel}`} size={headingLevel === 1 ? 32 : 20}>
      {title}
    </Text>
    {children && <div className="pd-state__text">{children}</div>}
    {action && <div className="pd-state__action">{action}</div>}
  </div>
);
