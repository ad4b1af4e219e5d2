import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useId, useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { filtersMessages } from '../messages.ts';
import { base } from '../tokens/base.ts';

type Layout = 'side' | 'top';

export type FilterBarProps = {
  /** The fields. */
  children: ReactNode;
  /** How many filters are on: shown beside the button on phones. */
  activeCount?: number;
  /** In the sidebar of a list, or in a row above it. */
  layout?: Layout;
  /** With it the fields are a form; the buttons belong to `actions`. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** Apply and clear, under the fields. */
  actions?: ReactNode;
  /** Open at first, where it is behind a button. */
  defaultOpen?: boolean;
  /** Replaces the system's own texts. */
  labels?: Partial<typeof filtersMessages>;
};

const Title = styled('h2')(({ theme }) => ({
  fontSize: theme.typography.body1.fontSize,
  fontWeight: base.weight.bold,
  [theme.breakpoints.down('lg')]: visuallyHidden,
}));

const Toggle = styled(ButtonBase)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('lg')]: {
    display: 'flex',
    gap: theme.spacing(3),
    justifyContent: 'space-between',
    width: '100%',
    minHeight: `${base.control.height / 16}rem`,
    padding: theme.spacing(2, 4),
    border: `1px solid ${theme.vars.palette.edge}`,
    borderRadius: theme.vars.shape.radius.button,
    backgroundColor: theme.vars.palette.background.paper,
    fontWeight: base.weight.semibold,
    textAlign: 'start',
    '&:hover': { borderColor: theme.vars.palette.text.primary },
    '&[aria-expanded=true] .MuiSvgIcon-root': { transform: 'rotate(180deg)' },
  },
}));

const Body = styled('div')<{ ownerState: { isOpen: boolean } }>(({ theme, ownerState: { isOpen } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  minWidth: 0,
  marginTop: theme.spacing(4),
  ...(!isOpen && { [theme.breakpoints.down('lg')]: { display: 'none' } }),
}));

const Fields = styled('div')<{ ownerState: { layout: Layout } }>(({ theme, ownerState: { layout } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  minWidth: 0,
  ...(layout === 'top' && {
    [theme.breakpoints.up('lg')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
    },
  }),
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3) }));

/**
 * What narrows a list: always open on wide screens, behind one button on narrow ones. Not on MUI's Accordion, which opens
 * and closes alike on every screen.
 */
export const FilterBar = (props: FilterBarProps) => {
  const { children, activeCount = 0, layout = 'side', onSubmit, actions, defaultOpen = false } = props;
  const labels = { ...filtersMessages, ...props.labels };
  const [isOpen, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <form
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    >
      <Title id={`${id}-title`}>{labels.title}</Title>
      <Toggle aria-expanded={isOpen} aria-controls={`${id}-body`} onClick={() => setOpen(!isOpen)}>
        <span>
          {labels.title}
          {activeCount > 0 && ` · ${labels.active(activeCount)}`}
        </span>
        <Icon name="chevron" size={20} />
      </Toggle>
      <Body id={`${id}-body`} ownerState={{ isOpen }}>
        <Fields ownerState={{ layout }}>{children}</Fields>
        {actions && <Actions>{actions}</Actions>}
      </Body>
    </form>
  );
};
