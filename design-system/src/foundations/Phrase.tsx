import type { ReactNode } from 'react';

/**
 * Text beside other children, in an element of its own. A browser's translation replaces bare text nodes, which React then
 * neither updates nor removes.
 */
export const Phrase = ({ children }: { children?: ReactNode }) =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
