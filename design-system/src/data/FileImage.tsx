import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../foundations/Icon.tsx';

export type FileImageProps = {
  /** Address of the image; a small image may get it later or never. */
  src?: string | undefined;
  /** File name; empty if the page shows it next to the image. */
  alt: string;
  /** Whether to show a 48 px square cropped to the centre, for a row. */
  small?: boolean;
  /** Called once when a small image without `src` scrolls into view, so that the caller loads it. */
  onSight?: () => void;
};

/** Shows the uncropped image, no taller than the viewport. MUI's CardMedia crops to fill a frame. */
const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxHeight: '60vh',
  borderRadius: theme.vars.shape.radius.field,
  backgroundColor: theme.vars.palette.background.sand,
  objectFit: 'contain',
}));

const Square = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  width: '3rem',
  height: '3rem',
  borderRadius: theme.vars.shape.radius.tag,
  backgroundColor: theme.vars.palette.background.track,
  color: theme.vars.palette.text.soft,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** Shows an icon until the image is available. */
const Thumbnail = ({ src, alt, onSight }: FileImageProps) => {
  const square = useRef<HTMLSpanElement>(null);
  const isAwaited = src === undefined && onSight !== undefined;
  const seen = useEffectEvent(() => onSight?.());
  useEffect(
    function awaitSight() {
      if (!isAwaited || square.current === null) return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        seen();
      });
      observer.observe(square.current);
      return () => observer.disconnect();
    },
    [isAwaited],
  );
  return (
    <Square ref={square}>{src === undefined ? <Icon name="file" /> : <img src={src} alt={alt} />}</Square>
  );
};

/** Shows an uploaded image at the width of its container, or as a small thumbnail. */
export const FileImage = (props: FileImageProps) =>
  props.small ? <Thumbnail {...props} /> : <Image src={props.src} alt={props.alt} />;
