import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Page } from './Page.tsx';
import { ContentWaiting, Waiting } from './ScreenWaiting.tsx';

type RedirectProps = {
  to: string;
  /** What is there meanwhile, if it is known. */
  children?: ReactNode;
};

const Frame = () => (
  <Waiting>
    <Page width="form">
      <ContentWaiting />
    </Page>
  </Waiting>
);

/** Goes to another address in place of this one. A Navigate alone leaves nothing on the screen until that is rendered. */
export const Redirect = ({ to, children = <Frame /> }: RedirectProps) => {
  // A Navigate acts once: the key redirects a second visit that comes before the target is rendered.
  const { key } = useLocation();
  return (
    <>
      {children}
      <Navigate key={key} replace to={to} />
    </>
  );
};
