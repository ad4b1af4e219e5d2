import LinearProgress from '@mui/material/LinearProgress';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { Button } from '../actions/Button.tsx';
import { FileImage } from '../data/FileImage.tsx';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import type { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type UploadLabels = typeof messages.upload;

export type UploadItem = {
  /** Unique in the list. */
  id: string;
  /** Of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** State of its upload. */
  status: 'judging' | 'doubtful' | 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Bytes sent so far. */
  sent?: number;
  /** Why it failed. */
  error?: string;
  /** What may be wrong with a doubtful file, in words; the user may use it nevertheless. */
  warning?: string;
  /** Small photo of an image, as an address. */
  thumbnail?: string;
  /** Number of pages of a PDF. */
  pages?: number;
  /** Trying again would change nothing, as with a file of a wrong type. */
  isFinal?: boolean;
};

type UploadRowProps = {
  item: UploadItem;
  labels: UploadLabels;
  formatBytes: (bytes: number) => string;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  /** Left out where a file cannot be replaced. */
  onReplace?: () => void;
  onUseAnyway: () => void;
};

type Look = Pick<UploadItem, 'status'>;

const Root = styled(ListItem)<{ ownerState: Look }>(({ theme, ownerState: { status } }) => {
  const { palette, shape } = theme.vars;
  const failed = status === 'failed';
  const edge = status === 'doubtful' ? palette.stage.yellow.main : palette.divider;
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(3),
    padding: theme.spacing(3, 4),
    border: `1px solid ${failed ? palette.error.main : edge}`,
    borderRadius: shape.radius.field,
    backgroundColor: palette.background.paper,
    '& > .MuiSvgIcon-root': {
      ...(failed && { color: palette.error.dark }),
      ...(status === 'done' && { color: palette.stage.green.main }),
      ...(status === 'doubtful' && { color: palette.stage.yellow.main }),
    },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  };
});

const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });

const Name = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
}));

const Detail = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
}));

const Failure = styled('span')(({ theme }) => ({
  color: theme.vars.palette.error.dark,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
}));

const Warning = styled('span')(({ theme }) => ({
  color: theme.vars.palette.stage.yellow.main,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
}));

const Sent = styled(LinearProgress)(({ theme }) => ({
  height: 5,
  marginBlock: theme.spacing(1),
  borderRadius: 3,
  backgroundColor: theme.vars.palette.background.track,
  '& .MuiLinearProgress-bar': {
    borderRadius: 3,
    backgroundColor: theme.vars.palette.fill,
    transition: `transform ${base.motion.regular}ms`,
  },
  '@media (forced-colors: active)': {
    outline: '1px solid CanvasText',
    '& .MuiLinearProgress-bar': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: 2,
  margin: theme.spacing(0, -3, -2, 0),
  [theme.breakpoints.up('md')]: { gridColumn: 3, marginBlockEnd: 0 },
}));

const ICONS: Partial<Record<UploadItem['status'], IconName>> = {
  done: 'check',
  failed: 'warning',
  doubtful: 'warning',
};

type ActionProps = { item: UploadItem; label: string; onPress: () => void };

/** Its name says which file it is about. */
const Action = ({ item, label, onPress }: ActionProps) => (
  <Button variant="quiet" size="small" onClick={onPress} aria-label={`${label}: ${item.name}`}>
    {label}
  </Button>
);

/** One file of a FileUpload, with the actions of its state. */
export const UploadRow = (props: UploadRowProps) => {
  const { item, labels, formatBytes, onReplace } = props;
  const isOnItsWay = item.status === 'waiting' || item.status === 'sending' || item.status === 'judging';
  const canRetry = !item.isFinal && (item.status === 'failed' || item.status === 'cancelled');
  const sent = item.sent ?? 0;
  const size = formatBytes(item.size);
  const details = [
    labels[item.status],
    item.status === 'sending' ? labels.progress(formatBytes(sent), size) : size,
    ...(item.pages === undefined ? [] : [labels.pages(item.pages)]),
  ];
  return (
    <Root disablePadding ownerState={{ status: item.status }}>
      {item.thumbnail === undefined ? (
        <Icon name={ICONS[item.status] ?? 'file'} />
      ) : (
        <FileImage small src={item.thumbnail} alt="" />
      )}
      <Words>
        <Name>{item.name}</Name>
        <Detail>{details.join(' · ')}</Detail>
        {item.status === 'sending' && (
          <Sent
            variant="determinate"
            value={Math.min(sent, item.size)}
            max={Math.max(item.size, 1)}
            aria-label={item.name}
          />
        )}
        {item.error && <Failure>{item.error}</Failure>}
        {item.status === 'doubtful' && item.warning && <Warning>{item.warning}</Warning>}
      </Words>
      <Actions>
        {item.status === 'doubtful' && (
          <Action item={item} label={labels.useAnyway} onPress={props.onUseAnyway} />
        )}
        {canRetry && <Action item={item} label={labels.retry} onPress={props.onRetry} />}
        {!isOnItsWay && onReplace && <Action item={item} label={labels.replace} onPress={onReplace} />}
        {isOnItsWay ? (
          <Action item={item} label={labels.cancel} onPress={props.onCancel} />
        ) : (
          <Action item={item} label={labels.remove} onPress={props.onRemove} />
        )}
      </Actions>
    </Root>
  );
};
