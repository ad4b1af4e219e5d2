import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { HTMLAttributes } from 'react';

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  /** Element to render; `span` by default. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2';
};

/** Text for screen readers only, with the style from MUI's utilities. */
export const VisuallyHidden = styled('span')<VisuallyHiddenProps>(visuallyHidden);
