import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { HTMLAttributes } from 'react';

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  /** The element; `span` by default. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2';
};

/** Text for screen readers only. Not on MUI: a plain element with the style that MUI's utilities give. */
export const VisuallyHidden = styled('span')<VisuallyHiddenProps>(visuallyHidden);
