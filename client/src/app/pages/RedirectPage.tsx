import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Redirect } from '#shared/page/Redirect.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { redirectTarget } from './redirects.ts';

/** Loads the landing page, a separate document that the router cannot show. */
const ToLanding = () => {
  useEffect(function leave() {
    location.replace('/');
  }, []);
  return null;
};

export const RedirectPage = () => {
  const { name = '' } = useParams();
  const target = redirectTarget(name);
  if (target === null) return <NotFoundPage />;
  return target === '/' ? <ToLanding /> : <Redirect to={target} />;
};
