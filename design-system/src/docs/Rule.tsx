import type { StoryProps } from '@storybook/addon-docs/blocks';
import { Story } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

type RuleProps = Pick<StoryProps, 'of'> & { children: ReactNode };

/** Shows a rule of a written page and the story that illustrates it. */
export const Rule = ({ of, children }: RuleProps) => (
  <div className="rule">
    <div>{children}</div>
    <Story of={of} />
  </div>
);
