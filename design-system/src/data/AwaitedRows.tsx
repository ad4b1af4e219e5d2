import { styled } from '@mui/material/styles';
import { SkeletonText } from '../feedback/Skeleton.tsx';

/** Not on MUI's Table: there are no cells yet, only the room that a row of two lines, or a card on phones, will take. */
const Row = styled('div')(({ theme }) => ({
  minHeight: '3rem',
  padding: theme.spacing(1, 3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { minHeight: '13rem', paddingBlock: theme.spacing(3) },
}));

type AwaitedRowsProps = {
  count: number;
  /** Read out once. */
  label: string;
};

/** The shapes of a table's rows while they load: as many and as high as the rows, so that nothing moves when they arrive. */
export const AwaitedRows = ({ count, label }: AwaitedRowsProps) => (
  <div>
    {Array.from({ length: count }, (_none, index) => (
      <Row key={index}>
        <SkeletonText lines={2} label={index === 0 ? label : undefined} />
      </Row>
    ))}
  </div>
);
