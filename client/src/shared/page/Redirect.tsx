import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from './Loadable.tsx';

/** Goes to another address in place of this one. A Navigate alone leaves nothing on the screen until that is rendered. */
export const Redirect = ({ to }: { to: string }) => {
  // A Navigate acts once: the key redirects a second visit that comes before the target is rendered.
  const { key } = useLocation();
  return (
    <>
      <Loading />
      <Navigate key={key} replace to={to} />
    </>
  );
};
