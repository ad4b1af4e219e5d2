import type { BrandName } from '../tokens/brands.ts';
import './Logo.css';

export type LogoProps = { brand?: BrandName; name: string; markOnly?: boolean };

/** The ceibo's flower: two raised petals, the keel and a drop. */
const CeiboMark = () => (
  <>
    <path className="pd-logo__1" d="M19 3c-5 3.6-7.4 8-7 13.4l6.6 4.2C21 14.6 21.4 8.6 19 3Z" />
    <path className="pd-logo__2" d="M19 3c5.2 3.4 7.8 7.6 7.4 13l-6.8 4.8C17.2 14.8 17 8.8 19 3Z" />
    <path className="pd-logo__1" d="M6 18.5c8.6-.6 14.6 3.9 15.4 12.3C12.6 31.6 7 27 6 18.5Z" />
    <circle className="pd-logo__3" cx="26.5" cy="27.5" r="4.7" />
  </>
);

/** A V of two leaves that meet. */
const VivereMark = () => (
  <>
    <path className="pd-logo__1" d="M4 6h8.5L18 27.5h-4.5C9.5 21.5 6.5 14.5 4 6Z" />
    <path className="pd-logo__2" d="M32 6h-8.5L18 27.5h4.5C26.5 21.5 29.5 14.5 32 6Z" />
    <circle className="pd-logo__3" cx="18" cy="8.5" r="3.5" />
  </>
);

export const Logo = ({ brand = 'ceibo', name, markOnly }: LogoProps) => (
  <span className="pd-logo">
    <svg
      viewBox="0 0 36 36"
      width="36"
      height="36"
      role={markOnly ? 'img' : undefined}
      aria-label={markOnly ? name : undefined}
      aria-hidden={markOnly ? undefined : true}
    >
      {brand === 'ceibo' ? <CeiboMark /> : <VivereMark />}
    </svg>
    {!markOnly && <span className="pd-logo__name">{name}</span>}
  </span>
);
