import SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Drawn on a 24 px grid with 1.75 px lines and round ends. */
const drawings = {
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </>
  ),
  phone: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2.5" />
      <path d="M10.5 18h3" />
    </>
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7 8 6 8-6" />
    </>
  ),
  message: (
    <path d="M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H11l-4.5 4v-4h-1a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z" />
  ),
  car: (
    <>
      <path d="M3.5 17v-3.2c0-1 .6-1.9 1.6-2.2L6 11.3l1.5-4c.3-.8 1-1.3 1.9-1.3h5.2c.8 0 1.6.5 1.9 1.3l1.5 4 .9.3c1 .3 1.6 1.2 1.6 2.2V17Z" />
      <path d="M6 11.3h12M4.5 17v2M19.5 17v2" />
      <circle cx="7.5" cy="14.3" r=".8" />
      <circle cx="16.5" cy="14.3" r=".8" />
    </>
  ),
  motorcycle: (
    <>
      <circle cx="5.5" cy="16" r="3.5" />
      <circle cx="18.5" cy="16" r="3.5" />
      <path d="M5.5 16h5.5l3.5-5.5M8 11h4.5l2 .5 4 4.5M12.5 7.5H15l1 3.5M7 11.5 5.5 10.5" />
    </>
  ),
  truck: (
    <>
      <path d="M3 16.5v-9c0-.6.4-1 1-1h9c.6 0 1 .4 1 1v9M14 10h3.5l3.5 3.5v3h-2M14 16.5H9.5M5 16.5H3" />
      <circle cx="7.2" cy="17" r="2.2" />
      <circle cx="16.8" cy="17" r="2.2" />
    </>
  ),
  chevron: <path d="m6 9.5 6 6 6-6" />,
  'chevron-right': <path d="m9.5 6 6 6-6 6" />,
  torch: <path d="M13 3.5 6 13.5h5.5L11 20.5l7-10h-5.5L13 3.5Z" />,
  close: <path d="m6.5 6.5 11 11m0-11-11 11" />,
  warning: <path d="M12 4.5 3.5 19h17L12 4.5ZM12 10v4.2m0 2.4v.1" />,
  arrow: <path d="M4.5 12h15m-5.5-5.5 5.5 5.5-5.5 5.5" />,
  'arrow-left': <path d="M19.5 12h-15M10 6.5 4.5 12l5.5 5.5" />,
  share: <path d="M8.5 7.5 12 4l3.5 3.5M12 4v11M6.5 11H5v9h14v-9h-1.5" />,
  upload: (
    <path d="M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 15.5V18c0 .8.7 1.5 1.5 1.5h12c.8 0 1.5-.7 1.5-1.5v-2.5" />
  ),
  download: (
    <path d="M12 4.5v11M7.5 11l4.5 4.5 4.5-4.5M4.5 15.5V18c0 .8.7 1.5 1.5 1.5h12c.8 0 1.5-.7 1.5-1.5v-2.5" />
  ),
  file: <path d="M6 4.5c0-.6.4-1 1-1h7l4 4v12c0 .6-.4 1-1 1H7c-.6 0-1-.4-1-1v-15ZM13.5 3.5v4.5H18" />,
  camera: (
    <>
      <path d="M4.5 7.5h3L9 5h6l1.5 2.5h3c.6 0 1 .4 1 1v9.5c0 .6-.4 1-1 1h-15c-.6 0-1-.4-1-1V8.5c0-.6.4-1 1-1Z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  shield: <path d="M12 3.5 5 6v5.5c0 4.3 2.8 7.5 7 9 4.2-1.5 7-4.7 7-9V6l-7-2.5Zm-3 8.3 2.2 2.2 3.8-4" />,
  pencil: (
    <path d="m5 19 .8-3.7L16 5.1c.5-.5 1.3-.5 1.8 0l1.1 1.1c.5.5.5 1.3 0 1.8L8.7 18.2 5 19Zm9.5-12.3 2.9 2.9" />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5m0-8.2v.1" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.7 9.8a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.3 1-1.3 1.9m0 2.4v.1" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
      <path d="M15.5 5.5v-.3c0-.7-.6-1.2-1.2-1.2H5.7C5 4 4.5 4.5 4.5 5.2v8.6c0 .6.5 1.2 1.2 1.2h.3" />
    </>
  ),
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  minus: <path d="M5.5 12h13" />,
  document: (
    <path d="M6 4.5c0-.6.4-1 1-1h10c.6 0 1 .4 1 1v15c0 .6-.4 1-1 1H7c-.6 0-1-.4-1-1v-15ZM9 8.5h6M9 12h6M9 15.5h3.5" />
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.8 20c.5-3.8 3.5-6 7.2-6s6.7 2.2 7.2 6" />
    </>
  ),
  /** A shop front: awning, window and door. */
  shop: (
    <path d="M5 4.5h14l1.5 4.7a2.1 2.1 0 0 1-4.2 0 2.1 2.1 0 0 1-4.3 0 2.1 2.1 0 0 1-4.3 0 2.1 2.1 0 0 1-4.2 0L5 4.5ZM5 11.2v8.3h14v-8.3M9.8 19.5v-4.7h4.4v4.7" />
  ),
  eye: (
    <>
      <path d="M2.8 12c2-3.9 5.3-6.2 9.2-6.2s7.2 2.3 9.2 6.2c-2 3.9-5.3 6.2-9.2 6.2S4.8 15.9 2.8 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.3" />
      <path d="m15.8 15.8 4 4" />
    </>
  ),
  circle: <circle className="solid" cx="12" cy="12" r="7" />,
  diamond: <path className="solid" d="m12 4 8 8-8 8-8-8 8-8Z" />,
  triangle: <path className="solid" d="m12 5 8.5 14h-17L12 5Z" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings).filter((name): name is IconName => name in drawings);

export type IconProps = {
  /** Icon to show. */
  name: IconName;
  /** Size in pixels. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** Accessible name; without it, the icon is decorative and hidden from screen readers. */
  label?: string;
  /** Class of the SVG. */
  className?: string;
};

const Root = styled(SvgIcon)({ '.solid': { fill: 'currentcolor' } });

/** An icon from the design system's set in the surrounding text colour. */
export const Icon = ({ name, size = 24, label, className }: IconProps) => (
  <Root
    className={className}
    style={{ width: size, height: size }}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {drawings[name]}
  </Root>
);
