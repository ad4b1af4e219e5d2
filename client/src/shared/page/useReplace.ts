import { useCallback } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';

/**
 * Replaces the page's URL unless the user has left it. Navigation renders the next page in a transition,
 * so effects and responses of the previous page can still run.
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
