import type { LinkComponent } from '@prendarios/design-system/foundations/LinkContext';
import { Link } from 'react-router-dom';

/** The router's link; the browser handles links to the landing page, other sites and anchors. */
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
