import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A car seen from its left, 108 × 46, with its wheels on the lower edge. */
const car = (
  <>
    <path
      className="brand"
      d="M3 30c0-6 3-9 9-10l15-3L40 5c3-3 6-4 10-4h19c5 0 8 1 11 4l12 12c9 1 13 5 13 12v5c0 2-1 3-3 3H6c-2 0-3-1-3-3Z"
    />
    <path className="paper" d="m36 17 9-8c2-2 4-2 6-2h7v10Zm27 0V7h6c3 0 5 1 7 3l7 7Z" />
    <path className="line" d="M62 23h6" />
    <circle className="ink" cx="27" cy="37" r="9" />
    <circle className="paper" cx="27" cy="37" r="3.5" />
    <circle className="ink" cx="83" cy="37" r="9" />
    <circle className="paper" cx="83" cy="37" r="3.5" />
  </>
);

const ground = (
  <>
    <path className="soft" d="M88.5 134a66 66 0 1 1 63 0Z" />
    <path className="line" d="M22 134h196" />
  </>
);
const cloud = (x: number, y: number) => (
  <path
    className="muted"
    d={`M${x} ${y}h34a8 8 0 0 0 0-16 12 12 0 0 0-22-4 10 10 0 0 0-14 10 6 6 0 0 0 2 10Z`}
  />
);

/** Drawn around (120, 72) in a 200 × 132 view box; Root maps the classes to colour roles. */
const drawings = {
  /** Application received: a sealed sheet with the car in front. */
  done: (
    <>
      {ground}
      <path className="paper edged" d="M84 16h58l22 22v86H84Z" />
      <path className="muted" d="M142 16v22h22Z" />
      <path className="faint" d="M98 52h48M98 66h48M98 80h30" />
      <circle className="accent" cx="156" cy="80" r="19" />
      <path className="light" d="m147 80 6.5 6.5 12-13" />
      <g transform="translate(44 88)">{car}</g>
      <path className="line" d="M52 40v10m-5-5h10M196 32v12m-6-6h12" />
      <circle className="accent" cx="200" cy="70" r="4" />
      <circle className="brand" cx="38" cy="70" r="4" />
    </>
  ),
  /** Documents under a magnifying glass, and a clock. */
  waiting: (
    <>
      {ground}
      <path className="paper edged" d="M58 30h64v96H58Z" transform="rotate(-6 90 78)" />
      <path className="paper edged" d="M70 26h66v100H70Z" />
      <path className="faint" d="M82 46h42M82 60h42M82 74h26M82 88h34" />
      <circle className="tint" cx="160" cy="84" r="32" />
      <circle className="line thick" cx="160" cy="84" r="32" />
      <path className="line thick" d="M160 64v20l13 9M183 107l20 20" />
      <circle className="brand" cx="48" cy="48" r="4" />
      <circle className="accent" cx="206" cy="44" r="5" />
    </>
  ),
  /** A closed road and a detour. */
  refused: (
    <>
      {ground}
      {cloud(40, 58)}
      <path className="line thick" d="M150 134V28" />
      <path className="muted" d="M158 36h-56l-12 11 12 11h56Z" />
      <path className="accent" d="M142 66h58l12 11-12 11h-58Z" />
      <path className="light" d="M156 77h34m-8-6 8 6-8 6" />
      <circle className="ink" cx="150" cy="26" r="5" />
      <g transform="translate(28 88)">{car}</g>
    </>
  ),
  /** An open, empty box. */
  empty: (
    <>
      {ground}
      <path className="muted" d="M76 78h88l-12-22H88Z" />
      <path className="paper edged" d="M70 78h100v52H70Z" />
      <path className="tint" d="m70 78-16-16 22-10 16 14Zm100 0 16-16-22-10-16 14Z" />
      <path className="line" d="m70 78-16-16 22-10m94 26 16-16-22-10M70 78h100M106 98h28" />
      <path className="faint dashed" d="M120 48c-4-14 14-14 10-26" />
      <circle className="brand" cx="52" cy="36" r="4" />
      <circle className="accent" cx="192" cy="34" r="5" />
    </>
  ),
  /** The car on a lift, and a tool. */
  maintenance: (
    <>
      {ground}
      <g transform="translate(62 44)">{car}</g>
      <path className="line thick" d="M58 94h124M92 94v40m56-40v40" />
      <path className="tool" d="m180 58 15-15" />
      <path
        className="accent"
        d="M206.5 21.5a13 13 0 0 0-16.4 16.4l-.6.6 9 9 .6-.6a13 13 0 0 0 16.4-16.4l-7 7-6.5-2.5-2.5-6.5Z"
      />
      <circle className="brand" cx="50" cy="40" r="4" />
      {cloud(66, 36)}
    </>
  ),
  /** A map with a route that leads nowhere. */
  lost: (
    <>
      {ground}
      <path className="paper edged" d="m46 48 48-14 52 14 48-14v78l-48 14-52-14-48 14Z" />
      <path className="tint" d="m94 34 52 14v78l-52-14Z" />
      <path className="line" d="m46 48 48-14 52 14 48-14v78l-48 14-52-14-48 14ZM94 34v78m52-64v78" />
      <path className="way dashed" d="M60 108c10-26 22-8 34-26s24-6 34-18" />
      <path className="brand" d="M160 34c-12 0-20 9-20 20 0 14 20 30 20 30s20-16 20-30c0-11-8-20-20-20Z" />
      <path className="light" d="M154 50a6 6 0 1 1 9 5c-2 1-3 3-3 5m0 6v.2" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

export const illustrationNames = Object.keys(drawings).filter(
  (name): name is IllustrationName => name in drawings,
);

export type IllustrationProps = {
  /** Illustration to show. */
  name: IllustrationName;
};

/** Not based on MUI's SvgIcon, which has a single colour. */
const Root = styled('svg')(({ theme: { vars } }) => ({
  display: 'block',
  width: 'min(12.5rem, 100%)',
  height: 'auto',
  '& .soft': { fill: vars.palette.background.sand },
  '& .paper': { fill: vars.palette.background.paper },
  '& .muted': { fill: vars.palette.background.track },
  '& .tint': { fill: vars.palette.primary.light },
  '& .brand': { fill: vars.palette.fill },
  '& .accent': { fill: vars.palette.secondary.main },
  '& .ink': { fill: vars.palette.text.primary },
  '& .edged': { stroke: vars.palette.edge, strokeWidth: 1.5 },
  '& .line, & .faint, & .light, & .way': {
    fill: 'none',
    stroke: vars.palette.text.primary,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .thick': { strokeWidth: 4 },
  '& .faint': { stroke: vars.palette.edge },
  '& .way': { stroke: vars.palette.secondary.main, strokeWidth: 3.5 },
  '& .tool': { stroke: vars.palette.secondary.main, strokeWidth: 9, strokeLinecap: 'round' },
  '& .light': { stroke: vars.palette.background.paper, strokeWidth: 3.5 },
  '& .dashed': { strokeDasharray: '2 8' },
  '@media print': { display: 'none' },
}));

/** A decorative drawing in the brand's colours that accompanies a text. */
export const Illustration = ({ name }: IllustrationProps) => (
  <Root viewBox="20 6 200 132" aria-hidden="true" focusable="false">
    {drawings[name]}
  </Root>
);
