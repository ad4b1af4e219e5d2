import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType } from 'react';
import { base } from '../tokens/base.ts';

/** `panel`: a drop zone; `folded`: the same once it has files; `row`: a checklist row. */
export type UploadLook = 'panel' | 'folded' | 'row';
type Look = { ownerState: { look: UploadLook } };

/** Phones and tablets. */
const HELD = '@media (hover: none) and (pointer: coarse)';

export const Root = styled('div')({ maxWidth: '42rem' });

type RowState = { isOver: boolean; toCorrect: boolean };

/** A checklist row; the entire row accepts dropped files. */
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

/** One column on phones with large text. */
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

/** The thumbnail's place; before that a camera button, or a button for the mouse. */
const tile = {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '3.5rem',
  height: '3.5rem',
} as const;

/** Visually first but after the field in the DOM, because the field's label must come first. */
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

/** Status and example of a document without files. */
export const Awaited = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(4),
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
}));

type ZoneState = { look: UploadLook; isOver: boolean; invalid: boolean };

/** Not based on MUI, which has no drop zone. */
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

/** Visually hidden input; its label shows the focus and must clear a bottom bar when scrolled to. */
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
    overflowWrap: 'anywhere',
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

/** At the end of the row, next to the document's name. */
export const Add = styled(Choose)(({ theme }) => ({
  [roomy]: {
    position: 'absolute',
    insetBlockStart: theme.spacing(-2),
    insetInlineEnd: theme.spacing(-2),
  },
}));

/** First on phones, where most documents are photographed; computers have no suitable camera. */
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

/** A label instead of a button, so that the input is the only tab stop. */
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
