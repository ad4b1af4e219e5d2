import type { LinkComponent } from '@prendarios/design-system/foundations/LinkContext';
import { Link } from 'react-router-dom';

/** The router's link; links to the landing page, to other sites and within the page are left to the browser. */
function leavesApp(href: string): boolean {
  return !href.startsWith('/') || href === '/' || href.startsWith('//') || href.startsWith('/files/');
}

export const RouterLink: LinkComponent = ({ href, children, ...rest }) =>
  leavesApp(href) ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
