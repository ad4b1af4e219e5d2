import MuiAlert, { alertClasses } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { CloseButton } from './CloseButton.tsx';
import type { Tone } from './tone.ts';
import { severities, toneIcons } from './tone.ts';

export type BannerProps = {
  /** Colour and icon. */
  tone?: Tone;
  /** Message in one sentence. */
  children: ReactNode;
  /** Link to more information. */
  action?: ReactNode;
  /** Called when the user closes the banner; without it, there is no close button. */
  onClose?: () => void;
  /** Overrides the default texts. */
  labels?: { close?: string };
};

const Root = styled(MuiAlert)(({ theme }) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(2, 4),
  border: 0,
  borderRadius: 0,
  fontSize: theme.typography.body2.fontSize,
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(8) },
  [`& .${alertClasses.message}`]: { minWidth: '12rem' },
  // The action and the close button wrap separately.
  [`& .${alertClasses.action}`]: { display: 'contents' },
}));

/** A full-width message about the entire site. */
export const Banner = ({ tone = 'info', children, action, onClose, labels }: BannerProps) => (
  <Root
    severity={severities[tone]}
    icon={<Icon name={toneIcons[tone]} />}
    // The banner loads with the page; MUI's role would interrupt screen readers.
    slotProps={{ root: { role: undefined } }}
    action={
      <>
        {action}
        {onClose && <CloseButton label={labels?.close} onClose={onClose} />}
      </>
    }
  >
    {children}
  </Root>
);
