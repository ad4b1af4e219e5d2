import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../foundations/Icon.tsx';

export type FileImageProps = {
  /** Where the image is; a small one may come later, or not at all. */
  src?: string | undefined;
  /** The file's name; empty where it is written beside the image. */
  alt: string;
  /** A square of 48 pixels with the middle of the image, for a row. */
  small?: boolean;
  /** Called once, when a small image without `src` comes into sight: time to load it. */
  onSight?: () => void;
};

/** An image that someone sent, whole and no higher than the screen. Not on MUI's CardMedia, which fills a frame and crops. */
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

/** Its icon holds the place of an image that is not there. */
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

/** An image that someone sent: as wide as its place, or small in a row. */
export const FileImage = (props: FileImageProps) =>
  props.small ? <Thumbnail {...props} /> : <Image src={props.src} alt={props.alt} />;
