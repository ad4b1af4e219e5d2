import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import './Disclosure.css';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  tone?: 'link' | 'row';
  onToggle?: (open: boolean) => void;
};

/** More of the same subject, when one asks for it. Closed content is not on the page. */
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
    <div className={`pd-disclosure pd-disclosure--${tone}`}>
      <button
        type="button"
        className="pd-disclosure__button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen);
          onToggle?.(!isOpen);
        }}
      >
        <span>{summary}</span>
        <Icon name="chevron" size={20} />
      </button>
      {isOpen && (
        <div id={id} className="pd-disclosure__body">
          {children}
        </div>
      )}
    </div>
  );
};
