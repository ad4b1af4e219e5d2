import type { BrandName } from '../tokens/brands.ts';
import { marks } from '../tokens/brands.ts';
import type { BrandMark } from '../tokens/semantic.ts';
import './Logo.css';

export type LogoProps = {
  brand?: BrandName;
  name: string;
  markOnly?: boolean;
  /** Of a brand that is not registered. */
  mark?: BrandMark;
};

export const Logo = ({ brand = 'ceibo', name, markOnly, mark = marks[brand] }: LogoProps) => (
  <span className="pd-logo">
    <svg
      viewBox="0 0 36 36"
      width="36"
      height="36"
      role={markOnly ? 'img' : undefined}
      aria-label={markOnly ? name : undefined}
      aria-hidden={markOnly ? undefined : true}
    >
      {mark.map(({ tone, path }) => (
        <path key={path} className={`pd-logo__${tone}`} d={path} />
      ))}
    </svg>
    {!markOnly && <span className="pd-logo__name">{name}</span>}
  </span>
);
