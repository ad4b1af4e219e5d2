import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { cameraMessages } from '../cameraMessages.ts';
import { Alert } from '../feedback/Alert.tsx';
import { base } from '../tokens/base.ts';

type PhotoInputProps = {
  labels: Pick<typeof cameraMessages, 'upload'>;
  /** In the colours of the text around it. */
  plain?: boolean;
  onFile: (file: File) => void;
  /** As the attribute of an input; JPEG and PNG by default. */
  accept?: string;
  /** Why the last file could not be opened as a photo. */
  unreadable?: string;
  /** Other ways without the camera. */
  children?: ReactNode;
};

const Others = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
}));

/** Its label is what shows it; scrolled to, it comes clear of a bar at the foot of the screen. */
const FileInput = styled('input')({ ...visuallyHidden, scrollMarginBlock: '4rem' });

const UploadLabel = styled('label')<{ ownerState: { plain: boolean } }>(
  ({ theme, ownerState: { plain } }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: `${base.control.touch / 16}rem`,
    color: theme.vars.palette.link.main,
    fontWeight: base.weight.semibold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.link.dark },
    ...(plain && { '&, &:hover': { color: 'inherit', textDecoration: 'none' } }),
    'input:focus-visible + &': {
      borderRadius: 4,
      outline: `2px solid ${plain ? 'white' : theme.vars.palette.focus}`,
      outlineOffset: 2,
    },
    '@media (forced-colors: active)': { 'input:focus-visible + &': { outlineColor: 'Highlight' } },
  }),
);

/**
 * The ways without the camera: a photo that the user has, and what the screen adds. Not on MUI, which has no field for
 * files.
 */
export const PhotoInput = (props: PhotoInputProps) => {
  const { labels, onFile, accept, unreadable, plain = false, children } = props;
  const id = useId();
  return (
    <Others>
      <FileInput
        type="file"
        id={id}
        accept={accept ?? 'image/jpeg,image/png'}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // So that the same file can be chosen again after an error.
          event.target.value = '';
        }}
      />
      <UploadLabel htmlFor={id} ownerState={{ plain }}>
        {labels.upload}
      </UploadLabel>
      {unreadable && (
        <Alert tone="danger" live>
          {unreadable}
        </Alert>
      )}
      {children}
    </Others>
  );
};
