import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { createContext, useContext } from 'react';

export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;

const PlainAnchor: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;

const LinkContext = createContext<LinkComponent>(PlainAnchor);

type LinkProviderProps = {
  /** Takes an anchor's props: the router's link, or a small component around it. */
  component: LinkComponent;
  /** The app. */
  children: ReactNode;
};

/** Makes every link of the system the app's router link, without the system knowing the router. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
