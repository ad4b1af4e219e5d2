import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';
import './SaveStatus.css';

export type SaveStatusProps = {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Of the last save, as shown: '14:02'. */
  time?: string;
  labels?: Partial<typeof messages.save>;
};

/** Says that the answers are kept. It is always there, so that its changes are read out. */
export const SaveStatus = ({ state, time, labels }: SaveStatusProps) => {
  const texts = { ...messages.save, ...labels };
  return (
    <output className={`pd-save pd-save--${state}`}>
      {state !== 'idle' && (
        <>
          {state !== 'saving' && <Icon name={state === 'saved' ? 'check' : 'warning'} size={16} />}
          <span>{state === 'saved' && time ? `${texts.saved} ${time}` : texts[state]}</span>
        </>
      )}
    </output>
  );
};
