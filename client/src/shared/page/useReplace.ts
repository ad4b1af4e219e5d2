import { useCallback } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';

/**
 * Replaces the address of the page, unless the user has left it: a link or Back renders its page in a transition, and
 * effects and answers of this one still arrive.
 */
export function useReplace(): (to: To) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to) => {
      if (window.location.pathname === pathname) void navigate(to, { replace: true });
    },
    [navigate, pathname],
  );
}
