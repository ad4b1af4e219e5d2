import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { filtersMessages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import { Compact } from '../fields/Compact.ts';

type Layout = 'side' | 'top';

export type FilterBarProps = {
  /** Filter fields. */
  children: ReactNode;
  /** `side`: next to a list. `top`: in rows above it. */
  layout?: Layout;
  /** Id of the form, for the button that opens it. */
  id?: string;
  /** Overrides the default texts. */
  labels?: Partial<typeof filtersMessages>;
};

const Root = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
}));

const Title = styled('h2')(({ theme }) => ({
  fontSize: theme.typography.body1.fontSize,
  fontWeight: base.weight.bold,
}));

const Fields = styled(Compact)<{ ownerState: { layout: Layout } }>(({ theme, ownerState: { layout } }) => ({
  display: 'grid',
  gridTemplateColumns:
    layout === 'side' ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: theme.spacing(4),
  alignItems: 'start',
  minWidth: 0,
}));

/** A form whose fields filter a list as they change, compact on wide screens to fit many. Not based on MUI. */
export const FilterBar = ({ children, layout = 'side', id, labels: given }: FilterBarProps) => {
  const title = useId();
  const labels = { ...filtersMessages, ...given };
  return (
    <Root id={id} aria-labelledby={title} noValidate onSubmit={(event) => event.preventDefault()}>
      <Title id={title}>{labels.title}</Title>
      <Fields ownerState={{ layout }}>{children}</Fields>
    </Root>
  );
};
