import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import './SkipLink.css';

export type SkipLinkProps = { href?: string; children?: ReactNode };

/** The first thing that Tab reaches: jumps over the header. */
export const SkipLink = ({ href = '#contenido', children = messages.skipToContent }: SkipLinkProps) => (
  <a className="pd-skip-link" href={href}>
    {children}
  </a>
);
