import MuiAlert, { alertClasses } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import type { Tone } from './tone.ts';
import { severities, toneIcons } from './tone.ts';
import { Phrase } from '../foundations/Phrase.tsx';

export type AlertProps = {
  /** Colour and icon; `danger` also tells screen readers that it is an error. */
  tone?: Tone;
  /** What happened. */
  title?: ReactNode;
  /** Whether screen readers announce it; set it if the alert follows a user action. */
  live?: boolean;
  /** Link or button for the next action. */
  action?: ReactNode;
  /** Whether the answers are saved, and what to do. */
  children?: ReactNode;
};

const Root = styled(MuiAlert)(({ theme }) => ({
  [`& .${alertClasses.message}`]: { display: 'flex', flexDirection: 'column', gap: theme.spacing(1) },
}));

const Title = styled(AlertTitle)<{ component: ElementType }>({
  margin: 0,
  overflowWrap: 'anywhere',
  fontSize: 'inherit',
  fontWeight: base.weight.semibold,
  lineHeight: 'inherit',
});

const Body = styled('div')(({ theme }) => ({
  maxWidth: '65ch',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: theme.typography.body2.lineHeight,
}));

const Action = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& > .MuiLink-root': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: `${base.control.touch / 16}rem`,
  },
}));

/** A persistent message within a page. */
export const Alert = ({ tone = 'info', title, live, action, children }: AlertProps) => {
  // MUI's alert always interrupts. An alert that loads with the page must not.
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  const prefix = tone === 'danger' && <VisuallyHidden>{`${messages.errorPrefix} `}</VisuallyHidden>;
  return (
    <Root severity={severities[tone]} icon={<Icon name={toneIcons[tone]} />} slotProps={{ root: { role } }}>
      {title && (
        <Title component="p">
          {prefix}
          <Phrase>{title}</Phrase>
        </Title>
      )}
      {children && (
        <Body>
          {!title && prefix}
          <Phrase>{children}</Phrase>
        </Body>
      )}
      {action && <Action>{action}</Action>}
    </Root>
  );
};
