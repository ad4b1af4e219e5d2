import { styled } from '@mui/material/styles';

export type FileImageProps = {
  /** Where the image is. */
  src: string;
  /** The file's name. */
  alt: string;
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

/** An image that someone sent, as wide as its place. */
export const FileImage = ({ src, alt }: FileImageProps) => <Image src={src} alt={alt} />;
