import type { ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { Text } from '../foundations/Text.tsx';
import './State.css';

export type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** What a person can quote when asking for help. */
  reference?: string;
  headingLevel?: 1 | 2 | 3;
};

/** Something did not work: what happened, what became of the answers, what to do next. */
export const ErrorState = ({ title, children, action, reference, headingLevel = 2 }: ErrorStateProps) => (
  <div className="pd-state pd-state--error" role="alert">
    <span className="pd-state__picture">
      <Icon name="warning" size={32} />
    </span>
    <Text as={`h${headingLevel}`} size={headingLevel === 1 ? 32 : 20}>
      {title}
    </Text>
    {children && <div className="pd-state__text">{children}</div>}
    {action && <div className="pd-state__action">{action}</div>}
    {reference && (
      <Text size={13} tone="soft" numeric>
        {reference}
      </Text>
    )}
  </div>
);
