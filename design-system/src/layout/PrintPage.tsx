import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type PrintPageProps = {
  /** The page as it goes on paper. */
  children: ReactNode;
};

const Paper = styled('div')({ display: 'none', '@media print': { display: 'block' } });

/** What goes on paper in the page's place: seen nowhere else, and nothing of the page beside it (foundations/print.css). */
export const PrintPage = ({ children }: PrintPageProps) => (
  <Portal>
    <Paper className="pd-print-page">{children}</Paper>
  </Portal>
);
