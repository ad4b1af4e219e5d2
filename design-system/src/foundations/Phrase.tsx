import type { ReactNode } from 'react';

/**
 * Wraps text next to other children in an element. Browser translation replaces bare text nodes, which React then can
 * neither update nor remove.
 */
export const Phrase = ({ children }: { children?: ReactNode }) =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
