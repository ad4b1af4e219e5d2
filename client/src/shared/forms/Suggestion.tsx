import { Button } from '@prendarios/design-system/actions/Button';
import type { ReactNode } from 'react';

type SuggestionProps = { children: ReactNode; onTake: () => void };

/** Offers a likely correction that one tap accepts. */
export const Suggestion = ({ children, onTake }: SuggestionProps) => (
  <div>
    <Button type="button" variant="secondary" size="small" onClick={onTake}>
      {children}
    </Button>
  </div>
);
