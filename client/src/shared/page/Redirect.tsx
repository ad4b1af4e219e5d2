import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from './Loadable.tsx';
import { useReplace } from './useReplace.ts';

/** Goes to another address in place of this one, and shows the loading page until that is rendered. */
export const Redirect = ({ to }: { to: string }) => {
  const replace = useReplace();
  // The key redirects a second visit that comes before the target is rendered.
  const { key } = useLocation();
  useEffect(() => replace(to), [key, replace, to]);
  return <Loading />;
};
