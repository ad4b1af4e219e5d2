import { ToastProvider, useToast } from '@prendarios/design-system/feedback/Toast';
import { TOAST_AUTO_CLOSE_MS } from '@prendarios/rules/constants';
import { useEffect } from 'react';
import { connectNotices } from './notices.ts';

const Connection = () => {
  const toaster = useToast();
  useEffect(
    function connect() {
      return connectNotices(toaster);
    },
    [toaster],
  );
  return null;
};

/** Shows the notices sent with `showNotice` (SH-15). */
export const Notices = () => (
  <ToastProvider lifetime={TOAST_AUTO_CLOSE_MS}>
    <Connection />
  </ToastProvider>
);
