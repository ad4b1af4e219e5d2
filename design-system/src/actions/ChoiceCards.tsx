import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import type { FieldProps } from '../fields/Field.tsx';
import { FieldGroup, splitFieldProps } from '../fields/Field.tsx';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { base } from '../tokens/base.ts';
import { FaceRadio } from './FaceRadio.tsx';

export type ChoiceOption<T extends string> = {
  value: T;
  label: string;
  description?: string;
  /** Last line of the card, for a price. */
  detail?: string;
  icon?: IconName;
  /** Reason why the option is unavailable; the card shows it and is disabled. */
  disabledReason?: string;
};

export type ChoiceCardsProps<T extends string> = FieldProps & {
  /** Form field name; also the id unless `id` is set. */
  name: string;
  /** Selected value, or null. */
  value: T | null;
  /** Called with the selected value. */
  onChange: (value: T) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Two to five options, one card each. */
  options: ChoiceOption<T>[];
};

type Look = { chosen: boolean; invalid: boolean; hasIcon: boolean };

/** Matches cards on a small phone with large text. */
const narrow = '@container (max-width: 14rem)';

/** Minimum card width in rem by number of cards: four form pairs and five two rows, so that no card is alone. */
const LEAST_REM: Readonly<Record<number, number>> = { 4: 16, 5: 18 };

const Cards = styled(RadioGroup)<{ ownerState: { count: number } }>(({ theme, ownerState: { count } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  containerType: 'inline-size',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${LEAST_REM[count] ?? 13}rem), 1fr))`,
  },
}));

const Face = styled(FormControlLabel)<{ ownerState: Look }>(({
  theme,
  ownerState: { chosen, invalid, hasIcon },
}) => {
  const { palette, shape } = theme.vars;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: hasIcon ? 'auto minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: theme.spacing(2, 4),
    minWidth: 0,
    margin: 0,
    padding: theme.spacing(4, 5),
    border: `1px solid ${invalid ? palette.error.main : palette.edge}`,
    borderRadius: shape.radius.panel,
    backgroundColor: palette.background.paper,
    transition: `border-color ${base.motion.fast}ms`,
    '& > .MuiSvgIcon-root': { color: palette.link.main },
    ...(chosen
      ? {
          borderColor: palette.selected.main,
          boxShadow: `inset 0 0 0 1px ${palette.selected.main}`,
          '@media (forced-colors: active)': { border: '3px solid Highlight' },
        }
      : { '&:hover': { borderColor: palette.text.primary } }),
    '&.Mui-disabled': { borderStyle: 'dashed', background: 'none', cursor: 'not-allowed' },
    [narrow]: {
      padding: theme.spacing(4, 3),
      ...(hasIcon && { gridTemplateColumns: 'minmax(0, 1fr) auto' }),
    },
  };
});

const Words = styled('span')<{ ownerState: Look }>(({ ownerState: { hasIcon } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  [narrow]: { hyphens: 'auto', ...(hasIcon && { gridRow: 2, gridColumn: '1 / -1' }) },
}));

const Name = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontWeight: base.weight.semibold,
}));

const Note = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.4,
}));

const Detail = styled(Name)({ marginTop: 4, fontVariantNumeric: 'tabular-nums' });

const Mark = styled('span')<{ ownerState: Look }>(({ theme, ownerState: { chosen } }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '1.5rem',
    height: '1.5rem',
    border: `1px solid ${palette.edge}`,
    borderRadius: '50%',
    '& .MuiSvgIcon-root': { strokeWidth: 3, visibility: 'hidden' },
    ...(chosen && {
      borderColor: palette.selected.main,
      backgroundColor: palette.selected.main,
      color: palette.selected.contrastText,
      '& .MuiSvgIcon-root': { strokeWidth: 3 },
    }),
  };
});

/** Two to four large options with icons. The entire card is the target. */
export const ChoiceCards = <T extends string>(props: ChoiceCardsProps<T>) => {
  const { field, rest } = splitFieldProps(props);
  const { name, value, onChange, onBlur, options } = rest;
  return (
    <FieldGroup {...field} name={name} role="radiogroup">
      {/* The fieldset has the radiogroup role and the legend names it. */}
      <Cards
        ownerState={{ count: options.length }}
        role="presentation"
        name={name}
        value={value}
        onBlur={onBlur}
      >
        {options.map((option) => {
          const labelId = `${name}-${option.value}-label`;
          const noteId = `${name}-${option.value}-note`;
          const detailId = `${name}-${option.value}-detail`;
          const note = option.disabledReason ?? option.description;
          const look = {
            chosen: option.value === value,
            invalid: Boolean(field.error),
            hasIcon: Boolean(option.icon),
          };
          return (
            <Face
              key={option.value}
              ownerState={look}
              control={
                <FaceRadio
                  value={option.value}
                  disabled={Boolean(option.disabledReason)}
                  slotProps={{
                    input: {
                      'aria-labelledby': labelId,
                      'aria-describedby':
                        [note && noteId, option.detail && detailId].filter(Boolean).join(' ') || undefined,
                    },
                  }}
                  onChange={() => onChange(option.value)}
                />
              }
              disableTypography
              label={
                <>
                  {option.icon && <Icon name={option.icon} size={32} />}
                  <Words ownerState={look}>
                    <Name id={labelId}>{option.label}</Name>
                    {note && <Note id={noteId}>{note}</Note>}
                    {option.detail && <Detail id={detailId}>{option.detail}</Detail>}
                  </Words>
                  <Mark ownerState={look}>
                    <Icon name="check" size={16} />
                  </Mark>
                </>
              }
            />
          );
        })}
      </Cards>
    </FieldGroup>
  );
};
