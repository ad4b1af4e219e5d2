import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { cameraMessages } from '../cameraMessages.ts';
import { Alert } from '../feedback/Alert.tsx';
import { base } from '../tokens/base.ts';

type PhotoInputProps = {
  labels: Pick<typeof cameraMessages, 'upload'>;
  /** Whether it inherits the surrounding text colour. */
  plain?: boolean;
  onFile: (file: File) => void;
  /** Accepted types, as in an input's `accept`; defaults to JPEG and PNG. */
  accept?: string;
  /** Reason why the last file could not be opened as a photo. */
  unreadable?: string;
  /** Other alternatives to the camera. */
  children?: ReactNode;
};

const Others = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
}));

/** Visible only through its label. The margin keeps it clear of a bar at the bottom when it scrolls into view. */
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

/** Alternatives to the camera: an upload, plus those of the page. MUI has no file input. */
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
          // Lets the user choose the same file again after an error.
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
