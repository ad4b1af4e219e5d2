import Slider from '@mui/material/Slider';
import type { SliderComponent } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { base } from '../tokens/base.ts';
import type { FieldControl } from './Field.tsx';

export type AmountSliderProps = Partial<FieldControl> & {
  /** Amount in pesos. */
  value: number;
  /** Minimum. */
  min: number;
  /** Maximum. */
  max: number;
  /** Step between two positions; the maximum is reachable even if it is off the grid. */
  step?: number;
  /** Called while the thumb moves. */
  onChange: (value: number) => void;
  /** Called when the thumb is released or a key is pressed. */
  onCommit?: (value: number) => void;
  /** Accessible name if no Field labels it. */
  label?: string;
  /** Returns the text for screen readers: '20.000.000 pesos'. */
  describe: (value: number) => string;
  /** Whether the slider is disabled; it still shows its value. */
  disabled?: boolean;
};

/** Sizes in pixels. Like a native slider, the thumb stays within the width, so its centre travels one thumb less. */
const thumb = 28;
const track = 6;
const touch = `${base.control.touch / 16}rem`;

/** Narrows MUI's type to a single value. */
const OneSlider: SliderComponent<number> = Slider;

const Root = styled(OneSlider)(({ theme }) => {
  const { palette, shape } = theme.vars;
  const padding = `calc((${touch} - ${track}px) / 2) 0`;
  return {
    display: 'block',
    width: `calc(100% - ${thumb}px)`,
    height: track,
    marginInline: thumb / 2,
    padding,
    borderRadius: track / 2,
    color: palette.fill,
    touchAction: 'pan-y',
    '@media (pointer: coarse)': { padding },
    // Extends the pointer target to the full width.
    '&::before': { position: 'absolute', inset: `0 ${-thumb / 2}px`, content: '""' },
    // Focus ring around the thumb's path that does not cover the limits below.
    '&:has(:focus-visible)::after': {
      position: 'absolute',
      inset: `6px ${-thumb / 2 - 2}px`,
      content: '""',
      pointerEvents: 'none',
      borderRadius: shape.radius.field,
      outline: `2px solid ${palette.focus}`,
      outlineOffset: 0,
    },
    '& .MuiSlider-rail': {
      left: -thumb / 2,
      width: `calc(100% + ${thumb}px)`,
      backgroundColor: palette.background.track,
      opacity: 1,
    },
    '& .MuiSlider-track': {
      boxSizing: 'content-box',
      marginLeft: -thumb / 2,
      paddingLeft: thumb / 2,
      border: 0,
      transition: 'none',
    },
    '& .MuiSlider-thumb': {
      width: thumb,
      height: thumb,
      border: `7px solid ${palette.fill}`,
      backgroundColor: palette.background.paper,
      transition: 'none',
      '&, &:hover, &.Mui-focusVisible, &.Mui-active': { boxShadow: '0 1px 4px rgb(0 0 0 / 25%)' },
      '&::before, &::after': { display: 'none' },
    },
    '&.Mui-disabled': {
      color: palette.fill,
      filter: 'grayscale(1)',
      cursor: 'not-allowed',
      pointerEvents: 'auto',
    },
    '@media (forced-colors: active)': {
      '& .MuiSlider-track': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      '& .MuiSlider-thumb': { borderColor: 'Highlight' },
    },
  };
});

/** A slider for the value of an adjacent number field. */
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
  const shown = Math.min(Math.max(value, min), max);
  const onGrid = (amount: number, round: (steps: number) => number) =>
    min + round((amount - min) / step) * step;
  /** Rounds down to the grid, which starts at `min`; `max` replaces the last point. */
  const settled = (amount: number) => {
    const point = onGrid(amount, Math.floor);
    return point + step > max ? max : point;
  };
  const beforePress = useRef(shown);
  return (
    <Root
      value={shown === max ? max : onGrid(shown, Math.round)}
      min={min}
      // MUI cannot position the thumb if `min` equals `max`.
      max={Math.max(max, min + 1)}
      step={step}
      // Page Up and Page Down move by a tenth of the range, as in browsers.
      shiftStep={Math.max(1, Math.round((max - min) / 10 / step)) * step}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={describe(shown)}
      slotProps={{ input: control }}
      onChange={(_event, amount) => onChange(settled(amount))}
      onChangeCommitted={(_event, amount) => onCommit?.(settled(amount))}
      onPointerDown={() => {
        beforePress.current = shown;
      }}
      // The pointer is cancelled when the touch becomes a scroll: restore the value.
      onPointerCancel={() => onChange(beforePress.current)}
    />
  );
};
