import { styled } from '@mui/material/styles';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';

export type SaveStatusProps = {
  /** `idle` says nothing yet. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Of the last save, as the sentence goes on: 'a las 14:02'. */
  time?: string;
  /** Replaces the system's own texts. */
  labels?: Partial<typeof messages.save>;
};

const Root = styled('output')<{ ownerState: Pick<SaveStatusProps, 'state'> }>(
  ({ theme, ownerState: { state } }) => ({
    display: 'flex',
    gap: theme.spacing(1),
    alignItems: 'center',
    minHeight: theme.spacing(5),
    color: state === 'failed' ? theme.vars.palette.error.dark : theme.vars.palette.text.soft,
    fontSize: theme.typography.caption.fontSize,
    fontVariantNumeric: 'tabular-nums',
    ...(state === 'saved' && { '& .MuiSvgIcon-root': { color: theme.vars.palette.success.main } }),
  }),
);

/**
 * Says that the answers are saved. It is always on the page, so that its changes are read out. Not on MUI, which has no
 * permanent line of status.
 */
export const SaveStatus = ({ state, time, labels }: SaveStatusProps) => {
  const texts = { ...messages.save, ...labels };
  return (
    <Root ownerState={{ state }}>
      {state !== 'idle' && (
        <>
          {state !== 'saving' && <Icon name={state === 'saved' ? 'check' : 'warning'} size={16} />}
          <span>{state === 'saved' && time ? `${texts.saved} ${time}` : texts[state]}</span>
        </>
      )}
    </Root>
  );
};
