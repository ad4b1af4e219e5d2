import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType } from 'react';
import { base } from '../tokens/base.ts';

/** `panel`: a zone of its own; `folded`: the same once it has files; `row`: a line of a checklist. */
export type UploadLook = 'panel' | 'folded' | 'row';
type Look = { ownerState: { look: UploadLook } };

/** A device that is held and has a camera at its back. */
const HELD = '@media (hover: none) and (pointer: coarse)';

export const Root = styled('div')({ maxWidth: '42rem' });

type RowState = { isOver: boolean; toCorrect: boolean };

/** A line of a checklist, which takes dropped files as a whole. */
export const Row = styled('div')<{ ownerState: RowState }>(({ theme, ownerState: { isOver, toCorrect } }) => {
  const { palette, shape } = theme.vars;
  const ground = toCorrect ? palette.stage.yellow.light : 'transparent';
  return {
    containerType: 'inline-size',
    maxWidth: '44rem',
    padding: theme.spacing(4),
    marginInline: theme.spacing(-4),
    borderTop: `1px solid ${palette.divider}`,
    backgroundColor: isOver ? palette.info.light : ground,
    ...(isOver && { borderRadius: shape.radius.panel, outline: `1.5px solid ${palette.focus}` }),
  };
});

/** With large text on a phone everything is in one column. */
const roomy = '@container (min-width: 17rem)';

export const RowParts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& .MuiFormLabel-root': { marginBottom: 0, fontSize: theme.typography.body1.fontSize },
  '& .MuiFormControl-root': { gap: theme.spacing(0.5), minWidth: 0 },
  [roomy]: {
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    '& > .MuiFormControl-root': { gridColumn: 2, gridRow: 1 },
    '& .MuiFormLabel-root': { paddingInlineEnd: '7.5rem' },
  },
}));

/** Where the file's small photo goes; before that a button for the camera, or a place to press with a mouse. */
const tile = {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '3.5rem',
  height: '3.5rem',
} as const;

/** First to the eye, and after the field in the page: the field's own label has to come first. */
export const TilePlace = styled('div')({ order: -1, [roomy]: { gridColumn: 1, gridRow: 1 } });

export const Tile = styled('label')(({ theme }) => ({
  ...tile,
  borderRadius: theme.vars.shape.radius.field,
  backgroundColor: theme.vars.palette.background.track,
  color: theme.vars.palette.text.soft,
  cursor: 'pointer',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-camera]': { [HELD]: { display: 'none' } },
}));

export const TileCamera = styled(ButtonBase)(({ theme }) => ({
  ...tile,
  display: 'none',
  borderRadius: theme.vars.shape.radius.field,
  backgroundColor: theme.vars.palette.background.track,
  color: theme.vars.palette.link.main,
  [HELD]: { display: 'grid' },
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** What a document without files waits for, and what it looks like. */
export const Awaited = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(4),
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
}));

type ZoneState = { look: UploadLook; isOver: boolean; invalid: boolean };

/** Not on MUI, which has no place to drop files on. */
export const DropZone = styled('div')<{ ownerState: ZoneState }>(({
  theme,
  ownerState: { look, isOver, invalid },
}) => {
  const { palette, shape } = theme.vars;
  if (look === 'row') return { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 4) };
  return {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(2, 4),
    padding: theme.spacing(4),
    border: `1.5px dashed ${palette.edge}`,
    borderRadius: shape.radius.panel,
    backgroundColor: palette.background.paper,
    ...(isOver && {
      borderStyle: 'solid',
      borderColor: palette.focus,
      backgroundColor: palette.info.light,
    }),
    ...(invalid && { borderColor: palette.error.main }),
    [HELD]: { gap: theme.spacing(2) },
    ...(look === 'folded' && {
      gap: theme.spacing(2, 4),
      marginTop: theme.spacing(1),
      padding: 0,
      ...(!isOver && { borderColor: 'transparent', backgroundColor: 'transparent' }),
    }),
  };
});

/** Takes the focus; what shows it is the label after it, which must come clear of a bar at the foot as well. */
export const HiddenInput = styled('input')({ ...visuallyHidden, scrollMarginBlock: '4rem' });

export const Choose = styled(ButtonBase)<Look & { component?: ElementType; htmlFor?: string }>(({
  theme,
  ownerState: { look },
}) => {
  const { palette, shape } = theme.vars;
  return {
    flexWrap: 'wrap',
    gap: theme.spacing(1, 3),
    maxWidth: '100%',
    minHeight: `${base.control.height / 16}rem`,
    padding: theme.spacing(2, 5),
    border: `1px solid ${palette.edge}`,
    borderRadius: shape.radius.button,
    fontWeight: base.weight.semibold,
    '&:hover': { borderColor: palette.text.primary },
    'input:focus-visible + &': { outline: `2px solid ${palette.focus}`, outlineOffset: 2 },
    'input:disabled + &': { borderStyle: 'dashed', color: palette.text.soft, cursor: 'not-allowed' },
    ...(look === 'panel'
      ? { [HELD]: { width: '100%' } }
      : {
          minHeight: `${base.control.touch / 16}rem`,
          padding: theme.spacing(1, 2),
          marginInlineStart: theme.spacing(-2),
          border: 'none',
          color: palette.link.main,
          fontSize: theme.typography.body2.fontSize,
          '&:hover': { textDecoration: 'underline' },
        }),
  };
});

/** At the end of its row, beside the document's name. */
export const Add = styled(Choose)(({ theme }) => ({
  [roomy]: {
    position: 'absolute',
    insetBlockStart: theme.spacing(-2),
    insetInlineEnd: theme.spacing(-2),
  },
}));

/** First on a phone: most documents are photographed there. Elsewhere there is no camera to take them with. */
export const TakePhoto = styled(Choose)<Look>(({ theme, ownerState: { look } }) => ({
  display: 'none',
  [HELD]: {
    display: 'inline-flex',
    ...(look === 'panel' && {
      borderColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.link.main,
    }),
  },
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** A label and no button: the input before it is the one stop for the keyboard. */
export const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

export const Or = styled('span')(({ theme }) => ({
  display: 'none',
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  [`@media (hover: hover) and (min-width: ${theme.breakpoints.values.md}px)`]: { display: 'inline' },
}));

export const Rules = styled('p')<Look>(({ theme, ownerState: { look } }) => ({
  flexBasis: '100%',
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  ...(look !== 'panel' && visuallyHidden),
}));

export const Files = styled(List)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
}));
