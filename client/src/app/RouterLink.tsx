import type { LinkComponent } from '@prendarios/design-system/foundations/LinkContext';
import { Link } from 'react-router-dom';

/** The landing is a page of its own; whatever leaves the app or jumps within the page is the browser's affair. */
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
