import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { accountMessages } from '../messages.ts';
import './AccountMenu.css';

export type AccountLink = { label: string; href: string; current?: boolean };

export type AccountMenuProps = {
  /** Who is signed in, as short as the header needs: 'Lucía M.'. */
  name: string;
  /** Under the name in the panel: the mail address, the point of sale. */
  detail?: string;
  links: AccountLink[];
  onSignOut: () => void;
  /** While signing out. */
  busy?: boolean;
  labels?: Partial<typeof accountMessages>;
};

/** Whose session it is, what belongs to it, and the way out. A disclosure of links, not an ARIA menu. */
export const AccountMenu = ({
  name,
  detail,
  links,
  onSignOut,
  busy = false,
  labels: given,
}: AccountMenuProps) => {
  const labels = { ...accountMessages, ...given };
  const Anchor = useLinkComponent();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(
    function closeFromOutside() {
      if (!isOpen) return undefined;
      const leave = ({ target }: Event) => {
        if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
      };
      const escape = ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        setOpen(false);
        opener.current?.focus();
      };
      document.addEventListener('pointerdown', leave);
      document.addEventListener('focusin', leave);
      document.addEventListener('keydown', escape);
      return () => {
        document.removeEventListener('pointerdown', leave);
        document.removeEventListener('focusin', leave);
        document.removeEventListener('keydown', escape);
      };
    },
    [isOpen],
  );
  return (
    <div ref={box} className="pd-account">
      <button
        ref={opener}
        type="button"
        className="pd-account__opener"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="person" size={20} />
        <span className="pd-account__name">{name}</span>
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && (
        <nav id={id} className="pd-account__panel" aria-label={labels.menu}>
          {detail && <p className="pd-account__detail">{detail}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Anchor
                  href={link.href}
                  className="pd-account__item"
                  aria-current={link.current ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  {link.label}
                </Anchor>
              </li>
            ))}
            <li>
              <button
                type="button"
                className="pd-account__item"
                aria-disabled={busy || undefined}
                onClick={() => {
                  if (!busy) onSignOut();
                }}
              >
                {busy ? labels.signingOut : labels.signOut}
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
};
