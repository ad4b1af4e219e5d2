import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from './Loadable.tsx';
import { useReplace } from './useReplace.ts';

const Replace = ({ to }: { to: string }) => {
  const replace = useReplace();
  useEffect(() => replace(to), [replace, to]);
  return null;
};

/** Replaces the current URL with another, and shows the loading page until that one renders. */
export const Redirect = ({ to }: { to: string }) => {
  const { key } = useLocation();
  return (
    <>
      <Loading />
      {/* The key remounts it, so that a second visit redirects even before the target has rendered. */}
      <Replace key={key} to={to} />
    </>
  );
};
