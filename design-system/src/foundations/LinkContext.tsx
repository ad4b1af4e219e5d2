import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { createContext, useContext } from 'react';

export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;

const PlainAnchor: LinkComponent = ({ children, ...rest }) => <a {...rest}>{children}</a>;

const LinkContext = createContext<LinkComponent>(PlainAnchor);

type LinkProviderProps = {
  /** Component with an anchor's props: the router's link or a wrapper of it. */
  component: LinkComponent;
  /** The app. */
  children: ReactNode;
};

/** Makes all links of the design system use the app's router. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** Returns the app's link component, or a plain anchor without a LinkProvider. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
