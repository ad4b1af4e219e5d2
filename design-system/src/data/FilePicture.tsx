import { styled } from '@mui/material/styles';

export type FilePictureProps = {
  /** Where the picture is. */
  src: string;
  /** The file's name. */
  alt: string;
};

/** A picture that someone sent, whole and no higher than the screen. Not on MUI's CardMedia, which fills a frame and crops. */
const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxHeight: '60vh',
  borderRadius: theme.vars.shape.radius.field,
  backgroundColor: theme.vars.palette.background.sand,
  objectFit: 'contain',
}));

/** A picture that someone sent, as wide as its place. */
export const FilePicture = ({ src, alt }: FilePictureProps) => <Picture src={src} alt={alt} />;
