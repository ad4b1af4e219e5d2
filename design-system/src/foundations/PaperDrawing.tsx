import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const sheet = <path className="paper" d="M40 8h44l16 16v84H40Z" />;
const lines = <path className="faint" d="M50 40h40M50 52h40M50 64h28" />;

/** Drawn on a 140 × 116 canvas. */
const drawings = {
  /** The front of a card, with a face. */
  face: (
    <>
      <rect className="paper" x="10" y="20" width="120" height="76" rx="8" />
      <rect className="tint" x="20" y="36" width="34" height="44" rx="3" />
      <circle className="brand" cx="37" cy="52" r="8" />
      <path className="brand" d="M24 80c0-11 5-17 13-17s13 6 13 17Z" />
      <path className="faint" d="M66 42h52M66 56h40M66 70h46" />
    </>
  ),
  /** The back of a card, with a code. */
  card: (
    <>
      <rect className="paper" x="10" y="20" width="120" height="76" rx="8" />
      <path className="faint" d="M22 38h60M22 50h44" />
      <path
        className="code"
        d="M24 68v18m6-18v18m9-18v18m5-18v18m8-18v18m4-18v18m9-18v18m6-18v18m9-18v18m5-18v18m8-18v18"
      />
    </>
  ),
  /** A page with a heading. */
  sheet: (
    <>
      {sheet}
      <path className="tint" d="M84 8v16h16Z" />
      <path className="line" d="M50 26h22" />
      {lines}
      <path className="faint" d="M50 76h40M50 88h20" />
    </>
  ),
  /** The page with a stamp and a signature. */
  stamped: (
    <>
      {sheet}
      <path className="tint" d="M84 8v16h16Z" />
      <path className="line" d="M50 26h22" />
      {lines}
      <circle className="stamp" cx="84" cy="86" r="15" />
      <path className="stamp" d="m77 86 5 5 9-10" />
      <path className="line" d="M48 96c5-12 8 6 12-3 2-4 3 3 6 1" />
    </>
  ),
  /** An entire vehicle. */
  vehicle: (
    <>
      <rect className="paper" x="10" y="14" width="120" height="88" rx="8" />
      <path
        className="brand"
        d="M26 78V66c0-4 2-6 6-7l12-3 9-12c2-3 4-4 8-4h20c3 0 6 1 8 4l9 11c9 1 14 5 14 12v11Z"
      />
      <circle className="dark" cx="46" cy="78" r="9" />
      <circle className="dark" cx="96" cy="78" r="9" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PaperDrawingName = keyof typeof drawings;

export type PaperDrawingProps = {
  /** Name of the drawing. */
  name: PaperDrawingName;
};

/** Not based on MUI's SvgIcon, which has one colour. */
const Root = styled('svg')(({ theme: { vars } }) => ({
  display: 'block',
  width: '8.75rem',
  maxWidth: '100%',
  height: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 2.5,
  '& .paper': { fill: vars.palette.background.paper, stroke: vars.palette.edge, strokeWidth: 1.5 },
  '& .tint': { fill: vars.palette.primary.light },
  '& .brand': { fill: vars.palette.fill },
  '& .dark': { fill: vars.palette.text.primary },
  '& .faint': { stroke: vars.palette.edge },
  '& .line, & .code': { stroke: vars.palette.text.primary },
  '& .stamp': { stroke: vars.palette.secondary.main },
}));

/** A decorative drawing of a document, shown next to the legibility instructions. */
export const PaperDrawing = ({ name }: PaperDrawingProps) => (
  <Root viewBox="0 0 140 116" aria-hidden="true" focusable="false">
    {drawings[name]}
  </Root>
);
