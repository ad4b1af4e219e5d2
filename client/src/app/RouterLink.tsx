import type { LinkComponent } from '@prendarios/design-system/foundations/LinkContext';
import { Link } from 'react-router-dom';

/** Whether the browser, not the router, must follow a link: to the landing page, a file, another site or an anchor. */
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
