import { renderToString } from 'react-dom/server';
import { landingElement } from './element.tsx';

/** The landing's markup, for the prerender step of the build. */
export function render(): string {
  return renderToString(landingElement);
}
