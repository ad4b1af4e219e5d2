import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from './Loadable.tsx';
import { useReplace } from './useReplace.ts';

const Replace = ({ to }: { to: string }) => {
  const replace = useReplace();
  useEffect(() => replace(to), [replace, to]);
  return null;
};

/** Goes to another address in place of this one, and shows the loading page until that is rendered. */
export const Redirect = ({ to }: { to: string }) => {
  const { key } = useLocation();
  return (
    <>
      <Loading />
      {/* The key redirects a second visit that comes before the target is rendered. */}
      <Replace key={key} to={to} />
    </>
  );
};
