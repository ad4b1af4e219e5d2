import Slider from '@mui/material/Slider';
import type { SliderComponent } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { base } from '../tokens/base.ts';
import type { FieldControl } from './Field.tsx';

export type AmountSliderProps = Partial<FieldControl> & {
  /** Pesos. */
  value: number;
  /** The lower end. */
  min: number;
  /** The upper end. */
  max: number;
  /** Between two positions; the upper end can be reached even if it is not a multiple. */
  step?: number;
  /** While the thumb moves. */
  onChange: (value: number) => void;
  /** When the thumb is let go or a key is pressed. */
  onCommit?: (value: number) => void;
  /** Its name where no Field's label points at it. */
  label?: string;
  /** What is read out, for example '20.000.000 pesos'. */
  describe: (value: number) => string;
  /** Shows the value, which cannot be changed. */
  disabled?: boolean;
};

/** In pixels. The thumb stays within the width, as that of the browser: the way of its middle is one thumb shorter. */
const thumb = 28;
const track = 6;
const touch = `${base.control.touch / 16}rem`;

/** MUI's slider takes one amount or several: this one takes one. */
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
    // The ends of the width take the pointer as well.
    '&::before': { position: 'absolute', inset: `0 ${-thumb / 2}px`, content: '""' },
    // Around the thumb's way, clear of the limits under it.
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

/** A slider for the value of the number field beside it. */
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
  /** The grid starts at min; its last point is the maximum itself. */
  const settled = (amount: number) => {
    const point = onGrid(amount, Math.floor);
    return point + step > max ? max : point;
  };
  const beforePress = useRef(shown);
  return (
    <Root
      value={shown === max ? max : onGrid(shown, Math.round)}
      min={min}
      // Without a way MUI has no place for the thumb.
      max={Math.max(max, min + 1)}
      step={step}
      // Page Up and Page Down: a tenth of the whole, as in browsers.
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
      // A finger that came down here to scroll the page has chosen nothing.
      onPointerCancel={() => onChange(beforePress.current)}
    />
  );
};
