import Modal from '@mui/material/Modal';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { Text } from '../foundations/Text.tsx';
import { messages } from '../messages.ts';
import './Overlay.css';

type BackdropProps = HTMLAttributes<HTMLDivElement> & {
  open?: boolean;
  invisible?: boolean;
  ownerState?: unknown;
  ref?: Ref<HTMLDivElement>;
};

const Backdrop = ({ open, invisible: _i, ownerState: _o, className: _c, ...rest }: BackdropProps) =>
  open ? <div aria-hidden="true" {...rest} className="pd-backdrop" /> : null;

export type OverlayProps = {
  kind: 'dialog' | 'sheet';
  open: boolean;
  /** Escape, the backdrop and the close button. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  labels?: { close?: string };
};

/** The shared body of Dialog and Sheet: MUI's Modal holds the focus and gives it back. */
export const Overlay = ({
  kind,
  open,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  labels,
}: OverlayProps) => {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      slots={{ backdrop: Backdrop }}
      className={`pd-overlay pd-overlay--${kind}`}
    >
      <div
        className={`pd-${kind}`}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
        tabIndex={-1}
      >
        <div className="pd-overlay__head">
          <Text as="h2" size={20} id={`${id}-title`}>
            {title}
          </Text>
          <button
            type="button"
            className="pd-overlay__close"
            aria-label={labels?.close ?? messages.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <div id={`${id}-body`} className="pd-overlay__body">
          {children}
        </div>
        {actions && <div className="pd-overlay__actions">{actions}</div>}
      </div>
    </Modal>
  );
};
