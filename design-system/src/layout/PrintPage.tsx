import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type PrintPageProps = {
  /** The page as it goes on paper. */
  children: ReactNode;
};

const Paper = styled('div')({ display: 'none', '@media print': { display: 'block' } });

/** Content for paper only: it is printed in place of the page (foundations/print.css). */
export const PrintPage = ({ children }: PrintPageProps) => (
  <Portal>
    <Paper className="pd-print-page">{children}</Paper>
  </Portal>
);
