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

/** Makes every link of the system a link of the app's router. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** The app's link component; a plain anchor without a LinkProvider. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
