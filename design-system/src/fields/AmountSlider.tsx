import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldControl } from './Field.tsx';
import './AmountSlider.css';

export type AmountSliderProps = Partial<FieldControl> & {
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** When the thumb is let go or a key is released. */
  onCommit?: (value: number) => void;
  /** Its name where no Field's label points at it. */
  label?: string;
  /** What is read out, for example '20.000.000 pesos'. */
  describe: (value: number) => string;
  disabled?: boolean;
};

/** A native range in our own clothes; the same value as the number field beside it. */
export const AmountSlider = ({
  value,
  min,
  max,
  step = 1000,
  onChange,
  onCommit,
  label,
  describe,
  disabled,
  ...control
}: AmountSliderProps) => {
  const input = useRef<HTMLInputElement>(null);
  // The range's grid starts at min; its end is rounded up so that the maximum itself can be reached.
  const end = min + Math.ceil(Math.max(0, max - min) / step) * step;
  const shown = Math.min(Math.max(value, min), max);
  const share = end > min ? (shown - min) / (end - min) : 0;

  useLayoutEffect(
    function paintFill() {
      // Through the CSSOM, which a strict style-src allows, unlike a style attribute.
      input.current?.style.setProperty('--pd-fill-share', String(share));
    },
    [share],
  );

  // The element's own value is rounded to the grid; ours is not.
  const commit = useEffectEvent(() => onCommit?.(shown));
  useEffect(function hearRelease() {
    const element = input.current;
    const listener = () => commit();
    element?.addEventListener('change', listener);
    return () => element?.removeEventListener('change', listener);
  }, []);

  return (
    <input
      ref={input}
      {...control}
      type="range"
      className="pd-slider"
      min={min}
      max={end}
      step={step}
      value={shown === max ? end : shown}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={describe(shown)}
      onChange={(event) => onChange(Math.min(Number(event.target.value), max))}
    />
  );
};
