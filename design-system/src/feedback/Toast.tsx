import type { ReactNode } from 'react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';
import type { Tone } from './tone.ts';
import { toneIcons } from './tone.ts';
import './tone.css';
import './Toast.css';

/** SPEC §9: notification toasts close after 5000 ms, at the top right. */
const lifetime = 5000;

export type ToastMessage = { text: string; tone?: Tone; persistent?: boolean };

type Toaster = { notify: (toast: ToastMessage) => void; dismissAll: () => void };

const ToastContext = createContext<Toaster | null>(null);

/** Throws outside a ToastProvider. */
export const useToast = (): Toaster => {
  const toaster = useContext(ToastContext);
  if (!toaster) throw new Error('useToast outside a ToastProvider');
  return toaster;
};

type Shown = ToastMessage & { key: number };

const ToastItem = ({ toast, onClose }: { toast: Shown; onClose: () => void }) => {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  const { tone = 'info', persistent = false } = toast;
  useEffect(
    function closeAfterLifetime() {
      // Whoever points at it or has the focus in it is still reading.
      if (persistent || isHeld) return undefined;
      const timer = setTimeout(() => close(), lifetime);
      return () => clearTimeout(timer);
    },
    [persistent, isHeld],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that someone is reading
    <li
      className={`pd-toast pd-tone--${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toneIcons[tone]} className="pd-toast__icon" />
      <p className="pd-toast__text">{toast.text}</p>
      <button type="button" className="pd-toast__close" aria-label={messages.close} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </li>
  );
};

/** Holds the toasts of the page. Nothing that a person must act on belongs in one (UX §3, 16). */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<Shown[]>([]);
  const nextKey = useRef(0);
  const notify = useCallback((toast: ToastMessage) => {
    nextKey.current += 1;
    const key = nextKey.current;
    setToasts((shown) => [...shown.filter((each) => each.text !== toast.text), { ...toast, key }]);
  }, []);
  const dismissAll = useCallback(() => setToasts([]), []);
  const toaster = useMemo(() => ({ notify, dismissAll }), [notify, dismissAll]);
  return (
    <ToastContext value={toaster}>
      {children}
      {/* Not an output: it may not hold a list. */}
      <div className="pd-toasts" role="status" aria-label={messages.notifications}>
        <ul>
          {toasts.map((toast) => (
            <ToastItem
              key={toast.key}
              toast={toast}
              onClose={() => setToasts((shown) => shown.filter((each) => each.key !== toast.key))}
            />
          ))}
        </ul>
      </div>
    </ToastContext>
  );
};
