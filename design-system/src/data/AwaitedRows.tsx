import { styled } from '@mui/material/styles';
import { SkeletonText } from '../feedback/Skeleton.tsx';

/** Not based on MUI's Table: there are no cells yet, only the height of a two-line row or, on phones, of a card. */
const Row = styled('div')(({ theme }) => ({
  minHeight: '3rem',
  padding: theme.spacing(1, 3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { minHeight: '13rem', paddingBlock: theme.spacing(3) },
}));

type AwaitedRowsProps = {
  count: number;
  /** Text for screen readers, announced once. */
  label: string;
};

/** Placeholders for the rows of a loading table, with the rows' number and height to prevent a layout shift. */
export const AwaitedRows = ({ count, label }: AwaitedRowsProps) => (
  <div>
    {Array.from({ length: count }, (_none, index) => (
      <Row key={index}>
        <SkeletonText lines={2} label={index === 0 ? label : undefined} />
      </Row>
    ))}
  </div>
);
