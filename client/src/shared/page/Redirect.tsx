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
  // A second visit to this address, before the other one is rendered, is redirected too: a Navigate acts once.
  const { key } = useLocation();
  return (
    <>
      {children}
      <Navigate key={key} replace to={to} />
    </>
  );
};
