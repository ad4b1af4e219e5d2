import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { Spoken } from '../foundations/Spoken.tsx';
import { base } from '../tokens/base.ts';

const loadSheet = async () => ({ default: (await import('../overlay/Sheet.tsx')).Sheet });
const Sheet = lazy(loadSheet);

export type SummaryBarProps = {
  /** Label of the figure: 'Cuota inicial estimada'. */
  label: string;
  /** Formatted figure. */
  value: string;
  /** Small lines below the figure; an empty string reserves the height of a line that has not loaded yet. */
  notes?: readonly string[];
  /** Title of the sheet. */
  title: string;
  /** SummaryCard with `bare`. */
  children: ReactNode;
};

const Bar = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  justifyContent: 'flex-start',
  width: '100%',
  minHeight: `${base.control.height / 16}rem`,
  padding: theme.spacing(2, 12, 2, 4),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.vars.shape.radius.panel,
  backgroundColor: theme.vars.palette.background.paper,
  textAlign: 'start',
  '& > .MuiSvgIcon-root': {
    position: 'absolute',
    top: '50%',
    right: theme.spacing(4),
    transform: 'translateY(-50%)',
  },
}));

const Label = styled('span')(({ theme }) => ({
  flex: '1 1 8rem',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.3,
}));

/** Delay in milliseconds, so that the page itself loads first. */
const SHEET_AFTER = 1_500;

const Note = styled('span')(({ theme }) => ({
  flexBasis: '100%',
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
  minHeight: '1lh',
}));

const Value = styled('span')({ fontWeight: base.weight.bold, fontVariantNumeric: 'tabular-nums' });

/** The summary card on a phone: one line with the figure that opens the card in a sheet. */
export const SummaryBar = ({ label, value, notes = [], title, children }: SummaryBarProps) => {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(function loadBeforeItIsOpened() {
    // The user sees a failure on opening the sheet.
    const timer = setTimeout(() => void loadSheet().catch(() => undefined), SHEET_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Bar aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Label>
          <Spoken>{label}</Spoken>
        </Label>
        <Value>
          <Spoken>{value}</Spoken>
        </Value>
        {notes.map((note, line) => (
          <Note key={line}>
            <Spoken>{note}</Spoken>
          </Note>
        ))}
        <Icon name="chevron" size={20} />
      </Bar>
      {wasOpen && (
        <Suspense>
          <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
            {children}
          </Sheet>
        </Suspense>
      )}
    </>
  );
};
