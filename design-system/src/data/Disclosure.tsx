import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { base } from '../tokens/base.ts';

type Tone = 'link' | 'row';

export type DisclosureProps = {
  /** Text of the button that opens the panel. */
  summary: ReactNode;
  /** Content of the panel. */
  children: ReactNode;
  /** Whether the panel is initially open. */
  defaultOpen?: boolean;
  /** `link`: inline with text. `row`: across the column, between lines. */
  tone?: Tone;
  /** Called after the panel opens or closes. */
  onToggle?: (open: boolean) => void;
};

type Look = { tone: Tone };

const Root = styled(Accordion)<{ ownerState: Look }>(({ theme, ownerState: { tone } }) => ({
  backgroundColor: 'transparent',
  color: 'inherit',
  transition: 'none',
  '&::before': { display: 'none' },
  ...(tone === 'row' && { borderBlock: `1px solid ${theme.vars.palette.divider}` }),
}));

const Summary = styled(AccordionSummary)<{ ownerState: Look }>(({ theme, ownerState: { tone } }) => ({
  gap: theme.spacing(2),
  justifyContent: 'flex-start',
  width: 'auto',
  minHeight: `${base.control.touch / 16}rem`,
  padding: 0,
  borderRadius: 4,
  color: theme.vars.palette.link.main,
  fontWeight: base.weight.semibold,
  transition: 'none',
  '&:hover': {
    color: theme.vars.palette.link.dark,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '&.Mui-focusVisible': { backgroundColor: 'transparent' },
  '& .MuiAccordionSummary-content': { display: 'block', flexGrow: 0, margin: 0 },
  '& .MuiAccordionSummary-expandIconWrapper': { color: 'inherit', transition: 'none' },
  ...(tone === 'row' && {
    justifyContent: 'space-between',
    width: '100%',
    minHeight: '3.5rem',
    '&, &:hover': { color: theme.vars.palette.text.primary },
  }),
}));

const Details = styled(AccordionDetails)(({ theme }) => ({ padding: theme.spacing(2, 0, 4) }));

/** Replaces MUI's Collapse to avoid the animation and to unmount closed content. */
const Shown = ({ in: isShown, children }: { in?: boolean; children?: ReactNode }) => isShown && children;

/** A button that reveals more on the same subject. Closed content is not rendered. */
export const Disclosure = ({
  summary,
  children,
  defaultOpen = false,
  tone = 'link',
  onToggle,
}: DisclosureProps) => {
  const [isOpen, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <Root
      square
      disableGutters
      expanded={isOpen}
      onChange={(_event, open) => {
        setOpen(open);
        onToggle?.(open);
      }}
      // Neither a heading nor a landmark: the surrounding section has both.
      slots={{ heading: 'div', transition: Shown }}
      slotProps={{ region: { role: undefined } }}
      ownerState={{ tone }}
    >
      <Summary
        aria-controls={isOpen ? id : undefined}
        expandIcon={<Icon name="chevron" size={20} />}
        ownerState={{ tone }}
      >
        {summary}
      </Summary>
      <Details>{children}</Details>
    </Root>
  );
};
