import MuiAlert, { alertClasses } from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';
import { alertColors } from '../theme/components/MuiAlert.ts';
import { base } from '../tokens/base.ts';
import { CloseButton } from './CloseButton.tsx';
import type { Tone } from './tone.ts';
import { severities, toneIcons } from './tone.ts';

export type ToastMessage = { text: string; tone?: Tone; persistent?: boolean };

type Toaster = { notify: (toast: ToastMessage) => void; dismissAll: () => void };

const ToastContext = createContext<Toaster | null>(null);

/**
 * Returns functions that show and dismiss toasts.
 * @throws {Error} Outside a ToastProvider.
 */
export const useToast = (): Toaster => {
  const toaster = useContext(ToastContext);
  if (!toaster) throw new Error('useToast outside a ToastProvider');
  return toaster;
};

/** Not based on MUI's Snackbar, which shows a single message: several messages share this region. */
const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: `calc(${theme.spacing(4)} + env(safe-area-inset-top))`,
  right: theme.spacing(4),
  width: 'min(24rem, calc(100vw - 2rem))',
  pointerEvents: 'none',
}));

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
}));

const Item = styled(Snackbar)({ position: 'static', display: 'block', pointerEvents: 'auto' });

const comeIn = keyframes({ from: { opacity: 0, transform: 'translateX(1rem)' } });

const Message = styled(MuiAlert)(({ theme, severity }) => ({
  alignItems: 'center',
  padding: theme.spacing(2, 2, 2, 4),
  borderColor: theme.vars.palette.divider,
  borderLeft: `4px solid ${alertColors(theme, severity).text}`,
  borderRadius: theme.vars.shape.radius.field,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 16px 32px -12px rgb(0 0 0 / 28%)',
  animation: `${comeIn} ${base.motion.regular}ms`,
  [`& .${alertClasses.message}`]: { fontSize: theme.typography.body2.fontSize, lineHeight: 1.4 },
}));

type Shown = ToastMessage & { key: number };

type ToastItemProps = { toast: Shown; lifetime: number; onClose: () => void };

const ToastItem = ({ toast, lifetime, onClose }: ToastItemProps) => {
  const { tone = 'info', persistent = false } = toast;
  return (
    <li>
      {/* Hover or focus pauses the timer, since the user is still reading. */}
      <Item
        open
        autoHideDuration={persistent ? null : lifetime}
        resumeHideDuration={lifetime}
        disableWindowBlurListener
        transitionDuration={0}
        onClose={(_event: unknown, reason: SnackbarCloseReason) => {
          // Clicks elsewhere and Escape do not close the toast.
          if (reason === 'timeout') onClose();
        }}
      >
        <Message
          severity={severities[tone]}
          icon={<Icon name={toneIcons[tone]} />}
          // The region around it is the live region.
          slotProps={{ root: { role: undefined } }}
          action={<CloseButton onClose={onClose} />}
        >
          <p>{toast.text}</p>
        </Message>
      </Item>
    </li>
  );
};

/** Returns the bottom edge of the visible toasts in pixels; 0 without toasts. */
function useLowerEdge(hasToasts: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState(0);
  useEffect(
    function followTheRegion() {
      const box = region.current;
      if (!hasToasts || !box) return undefined;
      const observer = new ResizeObserver(() => setEdge(Math.ceil(box.getBoundingClientRect().bottom)));
      observer.observe(box);
      return () => observer.disconnect();
    },
    [hasToasts],
  );
  return { region, edge: hasToasts ? edge : 0 };
}

/** On phones, moves the page below the toasts, which would cover its logo and heading. */
const RoomOnPhones = ({ height }: { height: number }) => (
  <GlobalStyles
    styles={(theme) => ({
      [theme.breakpoints.down('md')]: {
        ':root': { scrollPaddingTop: height },
        'body::before': { display: 'block', height, content: '""' },
      },
    })}
  />
);

type ToastProviderProps = {
  /** Time in milliseconds until a toast closes. */
  lifetime: number;
  /**
   * The app. Its components show toasts with `useToast().notify({ text, tone, persistent })`. A toast closes after its
   * lifetime unless it is `persistent`.
   */
  children: ReactNode;
};

/** Renders the page's toasts. Do not use a toast for anything that requires action. */
export const ToastProvider = ({ lifetime, children }: ToastProviderProps) => {
  const [toasts, setToasts] = useState<Shown[]>([]);
  const nextKey = useRef(0);
  const notify = useCallback((toast: ToastMessage) => {
    nextKey.current += 1;
    const key = nextKey.current;
    setToasts((shown) => [...shown.filter((each) => each.text !== toast.text), { ...toast, key }]);
  }, []);
  const dismissAll = useCallback(() => setToasts([]), []);
  const toaster = useMemo(() => ({ notify, dismissAll }), [notify, dismissAll]);
  const { region, edge } = useLowerEdge(toasts.length > 0);
  return (
    <ToastContext value={toaster}>
      {children}
      {edge > 0 && <RoomOnPhones height={edge} />}
      {/* Not an `output`, which must not contain a list. */}
      <Region ref={region} role="status" aria-label={messages.notifications}>
        <List>
          {toasts.map((toast) => (
            <ToastItem
              key={toast.key}
              toast={toast}
              lifetime={lifetime}
              onClose={() => setToasts((shown) => shown.filter((each) => each.key !== toast.key))}
            />
          ))}
        </List>
      </Region>
    </ToastContext>
  );
};
